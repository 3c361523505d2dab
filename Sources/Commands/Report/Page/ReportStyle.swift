/// The style sheet of a report: on a screen in light and dark, in a mail program, on A4.
///
/// What a mail program has to know to show columns stands in the elements themselves.
struct ReportStyle {
    var text: String {
        Self.page + Self.phone + Self.colors(\.light)
            + "@media (prefers-color-scheme:dark){\n" + Self.colors(\.dark) + "}\n"
            + Self.print + "@media print{\n" + Self.colors(\.light) + "}\n"
    }

    private static func colors(_ color: (Paint) -> UInt32) -> String {
        func hex(_ paint: Paint) -> String { Paint.text(color(paint)) }
        return """
            body{background:\(hex(.paper));color:\(hex(.ink))}
            .dim,caption,thead th,.facts th{color:\(hex(.dim))}
            h1,h2{border-color:\(hex(.learn))}
            .data th,.data td{border-color:\(hex(.grid))}

            """ + Paint.rules(color)
    }

    private static let page = """
        body{margin:0;padding:16px;font-family:system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",Arial,sans-serif;
        font-size:14px;line-height:1.4}
        h1{font-size:22px;margin:0 0 4px;padding:0}
        h2{font-size:20px;margin:24px 0 8px;padding:0 0 4px;border-bottom:2px solid}
        h3{font-size:15px;margin:14px 0 4px}
        p,ul{margin:0 0 6px}
        ul{padding-left:18px}
        table{border-collapse:collapse}
        caption{text-align:left;font-size:12px;padding:0 0 2px}
        .data{width:100%}
        .data th,.data td{padding:2px 6px 2px 0;border-bottom:1px solid;vertical-align:top;font-size:13px}
        .data th{text-align:left;font-weight:600}
        .data tbody th{font-weight:400}
        .data .n{text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}
        .facts th{text-align:left;font-weight:400;padding:2px 12px 2px 0;vertical-align:top;white-space:nowrap}
        .facts td{padding:2px 0;vertical-align:top}
        .dim{font-size:12px}
        svg{max-width:100%;height:auto;display:block}
        svg text{font-family:inherit}

        """

    /// On a narrow screen the two columns stand one below the other.
    private static let phone = """
        @media screen and (max-width:600px){
        .row,.row>tbody,.row>tbody>tr,.row>tbody>tr>td{display:block;width:auto!important;padding:0!important}
        .data th,.data td{font-size:12px;padding:2px 4px 2px 0}
        .data .n{white-space:normal}
        }

        """

    /// Small enough that a child with much to tell has two sheets: `scripts/browser/check-pages` counts them.
    private static let print = """
        @page{size:A4;margin:9mm 11mm}
        @media print{
        body{padding:0;font-size:8.5pt;line-height:1.2}
        .child{break-before:page}
        .child.first{break-before:auto}
        .row,.data tr,.facts tr,svg,li{break-inside:avoid}
        h1,h2,h3,caption{break-after:avoid}
        h1{font-size:14pt;margin:0 0 2px}
        h2{font-size:13pt;margin:4px 0 2px;padding:0 0 2px}
        h3{font-size:9.5pt;margin:5px 0 2px}
        p,ul{margin:0 0 2px}
        caption,.dim{font-size:7.5pt}
        .data th,.data td{padding:0 6px 0 0;font-size:7.5pt}
        .facts th,.facts td{padding-top:0;padding-bottom:0}
        svg{max-height:38mm}
        }

        """
}
