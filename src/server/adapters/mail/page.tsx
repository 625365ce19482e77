import { Fragment } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Letter } from "#shared/mail/letter.ts";
import type { Frame } from "./frame.ts";

/**
 * The letter as a mail program shows it: one sheet under a strip of binding. Tables and styles on the elements, since
 * some programs drop a style sheet; the sheet brings only the dark colours, for those that have a dark side. Colours
 * are those of src/web/ui/tokens.css, in hex.
 */
const light = {
  page: "#f1f3ee",
  sheet: "#ffffff",
  ink: "#0f2019",
  note: "#405049",
  line: "#cad8cd",
  binding: "#0c3829",
  accent: "#0d503a",
  accentInk: "#fbfcf9",
  swipe: "#fcdc39",
};
const display = "Besley, Georgia, 'Times New Roman', serif";
const text = "'Public Sans', Arial, Helvetica, sans-serif";

const dark = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
a { text-decoration-skip-ink: auto; }
@media (max-width: 480px) {
  .gutter { padding-left: 20px !important; padding-right: 20px !important; }
  .outer { padding: 12px 8px 24px !important; }
  .button { display: block !important; text-align: center !important; }
}
@media (prefers-color-scheme: dark) {
  .page { background-color: #0d1511 !important; }
  .sheet { background-color: #151f1b !important; }
  .binding { background-color: #80daac !important; }
  .ink, .ink a { color: #eff1eb !important; }
  .note, .note a { color: #b6bdb4 !important; }
  .line { border-color: #303d37 !important; }
  .rule { border-color: #eff1eb !important; }
  .button { background-color: #80daac !important; color: #051811 !important; }
  .swipe { background-color: #fcdc39 !important; color: #0f2019 !important; }
}
[data-ogsc] .ink, [data-ogsc] .ink a { color: #eff1eb !important; }
[data-ogsc] .note, [data-ogsc] .note a { color: #b6bdb4 !important; }
[data-ogsb] .sheet { background-color: #151f1b !important; }
[data-ogsb] .page { background-color: #0d1511 !important; }
[data-ogsb] .button { background-color: #80daac !important; }
[data-ogsc] .button { color: #051811 !important; }
`;

const paragraph = { margin: "0 0 16px", fontFamily: text, fontSize: 16, lineHeight: "24px", color: light.ink };
const small = { margin: "0 0 6px", fontFamily: text, fontSize: 13, lineHeight: "20px", color: light.note };
const noGaps = { border: 0, cellPadding: 0, cellSpacing: 0, role: "presentation" } as const;

function Facts({ facts }: Pick<Letter, "facts">) {
  if (facts.length === 0) return null;
  const cell = { padding: "9px 0", fontFamily: text, fontSize: 16, lineHeight: "22px", verticalAlign: "top" as const };
  return (
    <table
      {...noGaps}
      width="100%"
      style={{ margin: "4px 0 20px", borderTop: `2px solid ${light.ink}` }}
      className="rule"
    >
      <tbody>
        {facts.map(({ label, value }) => (
          <tr key={label}>
            <td className="note line" style={{ ...cell, color: light.note, borderBottom: `1px solid ${light.line}` }}>
              {label}
            </td>
            <td
              className="ink line"
              align="right"
              style={{
                ...cell,
                paddingLeft: 16,
                color: light.ink,
                fontWeight: 600,
                fontVariantNumeric: "tabular-nums",
                borderBottom: `1px solid ${light.line}`,
              }}
            >
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A line end that somebody typed stays one. */
const Lines = ({ text: typed }: { text: string }) =>
  typed.split("\n").map((line, index) => (
    // The lines of a text have no names, and never change their order.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));

function Wordmark() {
  return (
    <span
      className="ink"
      style={{ fontFamily: display, fontSize: 21, lineHeight: "28px", fontWeight: 700, color: light.ink }}
    >
      Bid
      <span className="swipe" style={{ padding: "0 3px 1px", backgroundColor: light.swipe, color: light.ink }}>
        spoke
      </span>
    </span>
  );
}

/** In the place of our own mark, on what a business sends to its client. */
const BusinessName = ({ name }: { name: string }) => (
  <span
    className="ink"
    style={{ fontFamily: text, fontSize: 18, lineHeight: "28px", fontWeight: 700, color: light.ink }}
  >
    {name}
  </span>
);

function MailButton({ href, label }: { href: string; label: string }) {
  return (
    <p style={{ margin: "8px 0 24px" }}>
      <a
        href={href}
        className="button"
        style={{
          display: "inline-block",
          padding: "13px 24px",
          borderRadius: 8,
          backgroundColor: light.accent,
          color: light.accentInk,
          fontFamily: text,
          fontSize: 16,
          lineHeight: "24px",
          fontWeight: 600,
          textDecoration: "none",
        }}
      >
        {label}
      </a>
    </p>
  );
}

function Foot({ letter, frame }: { letter: Letter; frame: Frame }) {
  const link = { color: light.note };
  return (
    <td className="gutter note" style={{ padding: "20px 40px 8px" }}>
      <p className="note" style={small}>
        {letter.reason}
      </p>
      <p className="note" style={small}>
        {frame.settingsPath && (
          <>
            <a href={frame.site + frame.settingsPath} style={link}>
              Choose what you get
            </a>
            {" · "}
          </>
        )}
        {frame.business === null && (
          <>
            Questions?{" "}
            <a href={`mailto:${frame.supportEmail}`} style={link}>
              {frame.supportEmail}
            </a>
          </>
        )}
      </p>
    </td>
  );
}

function Sheet({ letter, frame }: { letter: Letter; frame: Frame }) {
  const { heading, paragraphs, button, closing } = letter;
  return (
    <td className="sheet gutter" style={{ padding: "28px 40px 20px", backgroundColor: light.sheet }}>
      <p style={{ margin: "0 0 28px" }}>
        {frame.business === null ? <Wordmark /> : <BusinessName name={frame.business} />}
      </p>
      <h1
        className="ink"
        style={{
          margin: "0 0 16px",
          fontFamily: display,
          fontSize: 28,
          lineHeight: "34px",
          fontWeight: 700,
          color: light.ink,
        }}
      >
        {heading}
      </h1>
      {paragraphs.map((typed) => (
        <p key={typed} className="ink" style={paragraph}>
          <Lines text={typed} />
        </p>
      ))}
      <Facts facts={letter.facts} />
      {button && <MailButton href={new URL(button.path, frame.site).href} label={button.label} />}
      {closing.map((sentence) => (
        <p
          key={sentence}
          className="note"
          style={{ ...paragraph, fontSize: 14, lineHeight: "21px", color: light.note }}
        >
          {sentence}
        </p>
      ))}
    </td>
  );
}

function Page({ letter, frame }: { letter: Letter; frame: Frame }) {
  return (
    <html lang="en" dir="ltr">
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>{letter.subject}</title>
        <style>{dark}</style>
      </head>
      <body className="page" style={{ margin: 0, padding: 0, backgroundColor: light.page }}>
        <div style={{ display: "none", maxHeight: 0, overflow: "hidden", opacity: 0 }}>{letter.preview}</div>
        <table {...noGaps} width="100%" className="page" style={{ backgroundColor: light.page }}>
          <tbody>
            <tr>
              <td align="center" className="outer" style={{ padding: "32px 16px 40px" }}>
                <table {...noGaps} width="100%" style={{ maxWidth: 560, textAlign: "left" }}>
                  <tbody>
                    <tr>
                      <td
                        className="binding"
                        height={6}
                        style={{
                          height: 6,
                          fontSize: 0,
                          lineHeight: 0,
                          backgroundColor: light.binding,
                          borderRadius: "4px 4px 0 0",
                        }}
                      >
                        &nbsp;
                      </td>
                    </tr>
                    <tr>
                      <Sheet letter={letter} frame={frame} />
                    </tr>
                    <tr>
                      <Foot letter={letter} frame={frame} />
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}

/** The HTML of a letter. This module brings React's renderer along: import it when a mail is sent, not before. */
export const renderMailPage = (letter: Letter, frame: Frame): string =>
  `<!DOCTYPE html>${renderToStaticMarkup(<Page letter={letter} frame={frame} />)}`;
