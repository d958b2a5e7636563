import { directionOf, type MailBlock, type MailContent, type MailRow } from './mail-content';
import { lines, Markup, markup } from './markup';

/** Outlook takes inline styles alone and no variables; dark mode overrides them by class. */
const FONT = 'font-family:Mona Sans,Segoe UI,Arial,sans-serif;';
const TEXT = `${FONT}font-size:16px;line-height:25px;color:#0f1a30;`;
const MUTED = `${FONT}font-size:14px;line-height:21px;color:#4a5772;`;

const HEAD = new Markup(`<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="x-apple-disable-message-reformatting">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<!--[if mso]><xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml>
<style>td,th,a,h1,p{font-family:Arial,sans-serif !important}</style><![endif]-->
<style>
:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:0;-webkit-text-size-adjust:100%}
@media (max-width:620px){.pad{padding-left:20px !important;padding-right:20px !important}}
@media (prefers-color-scheme:dark){
.canvas{background-color:#080e1d !important}.card{background-color:#0f1830 !important}
.text,.text a{color:#f5f1e8 !important}.muted,.muted a{color:#b6c0d5 !important}.line{border-color:#243150 !important}
.action{background-color:#f5f1e8 !important}.text .action a{color:#0a1226 !important}
}
[data-ogsb] .canvas{background-color:#080e1d !important}[data-ogsb] .card{background-color:#0f1830 !important}
[data-ogsc] .text,[data-ogsc] .text a{color:#f5f1e8 !important}[data-ogsc] .muted,[data-ogsc] .muted a{color:#b6c0d5 !important}
[data-ogsb] .action{background-color:#f5f1e8 !important}[data-ogsc] .text .action a{color:#0a1226 !important}
</style>`);

/** Outlook for Windows ignores a greatest width, so it gets a table of that width around everything. */
const FRAME = {
  open: new Markup(
    '<!--[if mso]><table role="presentation" width="600" align="center" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->',
  ),
  close: new Markup('<!--[if mso]></td></tr></table><![endif]-->'),
};
const SPACE = new Markup('<tr><td height="20" style="font-size:0;line-height:0;">&nbsp;</td></tr>');
const PLAIN_TABLE = new Markup('role="presentation" cellpadding="0" cellspacing="0" border="0"');

type Side = 'left' | 'right';

/** The HTML form of a mail: one column of tables, which Outlook, phones and dark mode show alike. */
export function htmlLayout(content: MailContent): string {
  const { language, subject, blocks, brand } = content;
  const dir = directionOf(language);
  const start: Side = dir === 'rtl' ? 'right' : 'left';
  return markup`<!doctype html>
<html lang="${language}" dir="${dir}" xmlns="http://www.w3.org/1999/xhtml" xmlns:o="urn:schemas-microsoft-com:office:office">
<head>
${HEAD}
<title>${subject}</title>
</head>
<body class="canvas" dir="${dir}" style="margin:0;padding:0;background-color:#f7f3eb;">
<div class="canvas" role="article" aria-label="${subject}" lang="${language}" dir="${dir}" style="background-color:#f7f3eb;">
${FRAME.open}
<table class="canvas" width="100%" align="center" ${PLAIN_TABLE} style="max-width:600px;margin:0 auto;background-color:#f7f3eb;">
<tr><td class="pad text" align="${start}" style="padding:28px 32px 16px;${TEXT}"><a href="${linkTo(brand.url)}" style="font-weight:700;color:#0f1a30;text-decoration:none;">${brand.name}</a></td></tr>
<tr><td class="card" bgcolor="#ffffff" style="background-color:#ffffff;border-top:4px solid #ffb020;">
<table width="100%" ${PLAIN_TABLE}>
${SPACE}
${blocks.map((block) => blockRow(block, start))}
${SPACE}
</table>
</td></tr>
<tr><td class="pad muted" align="${start}" style="padding:16px 32px 32px;${MUTED}">${footer(content)}</td></tr>
</table>
${FRAME.close}
</div>
</body>
</html>
`.html;
}

function footer({ footer: texts, brand }: MailContent): Markup {
  return markup`${texts.map((text) => markup`${lines(text)}<br>`)}
<a href="${linkTo(brand.url)}" style="color:#4a5772;">${brand.name}</a>`;
}

function blockRow(block: MailBlock, start: Side): Markup {
  return markup`<tr><td class="pad text" align="${start}" style="padding:8px 32px;${TEXT}">${blockMarkup(block, start)}</td></tr>`;
}

function blockMarkup(block: MailBlock, start: Side): Markup {
  switch (block.kind) {
    case 'heading':
      return markup`<h1 class="text" style="margin:0;${FONT}font-size:24px;line-height:30px;font-weight:700;color:#0f1a30;">${lines(block.text)}</h1>`;
    case 'paragraph':
      return markup`<p style="margin:0;">${lines(block.text)}</p>`;
    case 'quotation':
      return markup`<table width="100%" ${PLAIN_TABLE}><tr><td class="line text" dir="auto" style="padding:4px 16px;border-${start}:3px solid #e5ded0;${TEXT}">${lines(block.text)}</td></tr></table>`;
    case 'entry':
      return markup`<table width="100%" ${PLAIN_TABLE}><tr><td class="line text" style="padding:16px 0 4px;border-top:1px solid #e5ded0;${TEXT}"><a href="${linkTo(block.url)}" style="font-weight:700;color:#0f1a30;">${block.title}</a><br>${lines(block.text)}</td></tr></table>`;
    case 'facts':
      return markup`<table width="100%" cellpadding="0" cellspacing="0" border="0">
${block.rows.map((row) => factRow(row, start))}
</table>`;
    case 'button':
      return markup`<table ${PLAIN_TABLE}><tr><td class="action" bgcolor="#14213f" style="background-color:#14213f;border-radius:8px;mso-padding-alt:12px 24px;"><a href="${linkTo(block.url)}" style="display:inline-block;padding:12px 24px;${FONT}font-size:16px;line-height:20px;font-weight:600;color:#ffffff;text-decoration:none;">${block.label}</a></td></tr></table>`;
    case 'link':
      return markup`<span class="muted" style="${MUTED}"><a href="${linkTo(block.url)}" style="color:#4a5772;">${block.label}</a></span>`;
  }
}

function factRow({ label, value, strong = false }: MailRow, start: Side): Markup {
  const end: Side = start === 'left' ? 'right' : 'left';
  const cell = `padding:6px 0;border-bottom:1px solid #e5ded0;${TEXT}font-weight:${strong ? 700 : 400};`;
  return markup`<tr><th scope="row" class="line text" align="${start}" valign="top" dir="auto" style="${cell}text-align:${start};">${lines(label)}</th><td class="line text" align="${end}" valign="top" dir="auto" style="${cell}padding-${start}:16px;text-align:${end};">${lines(value)}</td></tr>`;
}

/** Throws on an address that a mail client would run or refuse. */
function linkTo(url: string): string {
  if (!/^(https?|mailto):/i.test(url)) throw new Error(`A mail does not link to ${url}`);
  return url;
}
