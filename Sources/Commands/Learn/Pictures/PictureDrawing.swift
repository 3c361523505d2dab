import Household
import Words

/// A form of picture that a terminal can show.
protocol DrawablePicture {
    /// The picture in lines; empty where the room is too small for it, so that its text stands for it.
    func lines(on canvas: Canvas) -> [PaintedLine]
}

/// A form of picture whose own text says a number that is asked for.
protocol CountedPicture {
    /// Signs to count instead; nil where the text does.
    func counted(on canvas: Canvas) -> [PaintedLine]?
}

/// Pictures on a terminal: drawn where that is possible, else told by their own text.
enum PictureDrawing {
    static func lines(_ picture: Picture, on canvas: Canvas) -> [PaintedLine] {
        if canvas.isTold { return told(picture, on: canvas) }
        let drawn = (picture.content as? any DrawablePicture)?.lines(on: canvas) ?? []
        let fits = !drawn.isEmpty && drawn.allSatisfy { $0.width <= canvas.width }
        return fits ? drawn : told(picture, on: canvas)
    }

    /// The picture's own text, for those who do not see it; where its words would be the answer, signs to count.
    static func told(_ picture: Picture, on canvas: Canvas) -> [PaintedLine] {
        if let counted = (picture.content as? any CountedPicture)?.counted(on: canvas) { return counted }
        return PaintedLine.wrapped(canvas.language.text(of: picture.text), to: canvas.width, .dim)
    }
}
