extension ScreenTime {
    /// A child asks for more time (Screen time, Grants and requests).
    ///
    /// A front-end's id that was seen before gives the first request and no fact. Refused with `tooMany` and `invalid`.
    ///
    /// - Parameters:
    ///   - id: a new name that nobody can guess.
    ///   - clientID: the front-end's own id, if any.
    public func ask(
        _ id: TimeRequestID, clientID: String? = nil, minutes: Int, reason: String? = nil, activity: ActivityRef? = nil,
        in requests: RequestBook
    ) throws(RequestRefusal) -> (fact: RequestFact?, request: TimeRequest) {
        if let clientID, let first = requests.requests.last(where: { $0.clientID == clientID }) { return (nil, first) }
        if let clientID, let fault = Self.idFault(clientID) { throw RequestRefusal(.invalid(path: "clientId"), fault) }
        guard Self.grantMinutes.contains(minutes) else {
            let message = "\(minutes) minutes cannot be asked for. Allowed are 1 to \(Self.grantMinutes.upperBound)."
            throw RequestRefusal(.invalid(path: "minutes"), message)
        }
        guard requests.open(at: moment.wall).count < RequestBook.mostOpen else {
            let message = "\(RequestBook.mostOpen) requests are open: wait for an answer to one of them."
            throw RequestRefusal(.tooMany(most: RequestBook.mostOpen), message)
        }
        let request = TimeRequest(
            id: id, clientID: clientID, minutes: minutes, reason: reason, activity: activity, at: moment.wall,
            expires: calendar.end(of: calendar.day(at: moment.wall)))
        return (.opened(request), request)
    }
}
