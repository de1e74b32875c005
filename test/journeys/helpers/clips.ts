/** What programs put on the clipboard as `text/html`, with their own tags, attributes and line breaks. */

/** A paragraph of Word for a list item: Word writes its marker out, in a font of its own, filled up to the text. */
const wordItem = (name: string, place: string, font: string, marker: string, text: string): string => `
<p class=${name} style='margin-left:22.0pt;mso-para-margin-left:0gd;text-indent:
-22.0pt;mso-list:${place}'><![if !supportLists]><span lang=EN-US style='font-family:
${font};mso-fareast-font-family:${font};mso-bidi-font-family:${font}'><span style='mso-list:
Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]><span style='font-family:"游明朝",serif'>${text}</span><o:p></o:p></p>
`

const bullets = (first: string): string => `
@list ${first}:level1
	{mso-level-number-format:bullet;
	mso-level-text:;
	mso-level-tab-stop:none;
	font-family:Wingdings;}
@list ${first}:level2
	{mso-level-number-format:bullet;
	mso-level-text:;
	font-family:Wingdings;}`

/** Of Word on Windows: bullets with an inner list and a paragraph within an item, then numbers, and a list in a cell. */
export const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word"
xmlns="http://www.w3.org/TR/REC-html40">

<head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=ProgId content=Word.Document>
<meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml>
 <w:WordDocument><w:View>Normal</w:View></w:WordDocument>
</xml><![endif]-->
<style>
<!--
p.MsoNormal, li.MsoNormal, div.MsoNormal
	{mso-style-unhide:no;
	margin:0mm;}
p.MsoListBullet, li.MsoListBullet, div.MsoListBullet
	{mso-style-noshow:yes;
	margin-left:18.0pt;
	text-indent:-18.0pt;
	mso-list:l2 level1 lfo3;}
p.MsoListParagraph, li.MsoListParagraph, div.MsoListParagraph
	{mso-style-priority:34;
	margin-left:42.0pt;
	mso-para-margin-left:4.0gd;}
@list l0
	{mso-list-id:419831462;
	mso-list-type:hybrid;}${bullets('l0')}
@list l1
	{mso-list-id:1187792924;
	mso-list-type:hybrid;}
@list l1:level1
	{mso-level-tab-stop:none;
	text-indent:-22.0pt;}
@list l1:level2
	{mso-level-number-format:aiueo-full-width;
	mso-level-text:"\\(%2\\)";}
@list l2
	{mso-list-id:-119;
	mso-list-type:simple;}${bullets('l2')}
-->
</style>
</head>

<body lang=JA style='tab-interval:42.0pt;word-wrap:break-word'>
<!--StartFragment-->

<h2 style='margin-left:21.0pt;text-indent:-21.0pt;mso-list:l4 level1 lfo9'><![if !supportLists]><span
lang=EN-US><span style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;
</span></span></span><![endif]>持ち物<span lang=EN-US><o:p></o:p></span></h2>
${wordItem('MsoListParagraph', 'l0 level1 lfo1', 'Wingdings', 'l', '<b>椅子</b>')}${wordItem('MsoListParagraph', 'l0 level2 lfo1', 'Wingdings', '\u00d8', '折りたためるもの')}${wordItem('MsoListParagraph', 'l0 level4 lfo1', 'Wingdings', 'l', '木製')}${wordItem('MsoListParagraph', 'l0 level3 lfo1', 'Wingdings', 'l', '布製')}
<p class=MsoListParagraph style='margin-left:22.0pt;mso-para-margin-left:0gd'>汚れてもよいもの<span
lang=EN-US><o:p></o:p></span></p>
${wordItem('MsoListParagraph', 'l0 level1 lfo1', 'Wingdings', 'l', '机')}${wordItem('MsoListParagraph', 'l1 level1 lfo2', '游明朝', '1.', '受付')}${wordItem('MsoListParagraph', 'l1 level2 lfo2', '游明朝', '(ア)', '名札を受け取る')}${wordItem('MsoListParagraph', 'l1 level1 lfo2', '游明朝', '2.', '着席')}
<p class=MsoNormal><span lang=EN-US><o:p>&nbsp;</o:p></span></p>

<p class=MsoNormal>以上です。</p>

<p class=MsoListBullet><![if !supportLists]><span lang=EN-US style='font-family:Wingdings'><span
style='mso-list:Ignore'>l<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span></span><![endif]>雨天決行</p>

<table class=MsoTableGrid border=1>
 <tr>
  <td width=189 valign=top>
  <p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span lang=EN-US
  style='font-family:Wingdings'><span style='mso-list:Ignore'>l<span style='font:7.0pt "Times New Roman"'>&nbsp;
  </span></span></span><![endif]>皿</p>
  <p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span lang=EN-US
  style='font-family:Wingdings'><span style='mso-list:Ignore'>l<span style='font:7.0pt "Times New Roman"'>&nbsp;
  </span></span></span><![endif]>鉢</p>
  </td>
  <td width=189 valign=top><p class=MsoNormal>三百円</p></td>
 </tr>
</table>

<!--EndFragment-->
</body>

</html>`

const bare = (html: string) => html.replace(/\n/g, ' ')
/** Of Word on a Mac, where nothing but the text comes with its style: the markers tell bullets from numbers. */
export const fromWordWithoutStyles = `<meta charset="utf-8">${bare(
  wordItem('MsoListParagraphCxSpFirst', 'l3 level2 lfo4', 'Symbol', '·', 'Bring a chair') +
    wordItem('MsoListParagraphCxSpMiddle', 'l3 level3 lfo4', '"Courier New"', 'o', 'one that folds') +
    wordItem('MsoListParagraphCxSpMiddle', 'l3 level2 lfo4', 'Symbol', '·', 'Bring a desk') +
    wordItem('MsoListParagraphCxSpMiddle', 'l3 level1 lfo4', 'Symbol', '·', 'Bring friends') +
    wordItem('MsoListParagraphCxSpMiddle', 'l5 level1 lfo6', 'Calibri', 'a)', 'Sign in') +
    wordItem('MsoListParagraphCxSpLast', 'l5 level1 lfo6', 'Calibri', 'b)', 'Sit down'),
)}`

const webItem = (list: string, tag: string, level: number, text: string): string =>
  `<div class="ListContainerWrapper SCXW74049237 BCX0" style="margin: 0px; padding: 0px; position: relative;"><${tag} class="${tag === 'ol' ? 'NumberListStyle' : 'BulletListStyle'}${level} SCXW74049237 BCX0" role="list" style="margin: 0px; list-style-type: disc;"><li aria-setsize="-1" data-leveltext="" data-font="Symbol" data-listid="${list}" data-aria-posinset="1" data-aria-level="${level}" role="listitem" class="OutlineElement Ltr SCXW74049237 BCX0" style="margin: 0px 0px 0px 24px; display: block;"><p class="Paragraph SCXW74049237 BCX0" lang="JA-JP" style="font-weight: normal; font-style: normal;">${text}<span class="EOP SCXW74049237 BCX0" data-ccp-props="{}" style="font-size: 10.5pt;">&nbsp;</span></p></li></${tag}></div>`
const webRun = (text: string, style = '') =>
  `<span data-contrast="auto" lang="JA-JP" class="TextRun SCXW74049237 BCX0" style="margin: 0px;${style}"><span class="NormalTextRun SCXW74049237 BCX0" style="margin: 0px;">${text}</span></span>`

/** Of Word for the web: each item is a list of its own. */
export const fromWordForTheWeb = `<meta charset='utf-8'><div class="OutlineElement Ltr SCXW74049237 BCX0"><p class="Paragraph SCXW74049237 BCX0">${webRun('当日の流れ')}<span class="EOP SCXW74049237 BCX0">&nbsp;</span></p></div>${webItem('2', 'ol', 1, webRun('開場', 'font-weight: bold;'))}${webItem('2', 'ol', 2, webRun('整理券'))}${webItem('3', 'ul', 3, webRun('先着順'))}${webItem('2', 'ol', 1, webRun('開演'))}${webItem('4', 'ul', 1, webRun('撮影は禁止'))}`

/** Of Google Docs: an inner list stands beside its item, and all is bold that is not. */
export const fromDocs = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-0b1c8a5e-7fff-2d4c"><ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;font-size:11pt;" aria-level="1"><p dir="ltr" style="line-height:1.38;" role="presentation"><span style="font-size:11pt;font-weight:400;">飲み物</span></p></li><ul style="margin-top:0;margin-bottom:0;"><li dir="ltr" style="list-style-type:circle;" aria-level="2"><p dir="ltr" role="presentation"><span style="font-weight:700;">珈琲</span></p></li><ul><li dir="ltr" style="list-style-type:square;" aria-level="3"><p dir="ltr" role="presentation"><span>深煎り</span></p></li><ul><li dir="ltr" aria-level="4"><p dir="ltr" role="presentation"><span>豆のみ</span></p></li></ul></ul><li dir="ltr" style="list-style-type:circle;" aria-level="2"><p dir="ltr" role="presentation"><span>紅茶</span></p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>菓子</span></p></li></ul></b>`

/** Of Google Docs, where a part of a line was copied. */
export const fromDocsInline = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-9a31"><span style="font-size:11pt;font-weight:400;">平らな文と</span><span style="font-size:11pt;font-weight:700;">太字</span></b>`

/** Of a web page, with lists as HTML has them. */
export const fromPage = `<ul><li>平日<ol><li>朝</li><li>夜</li></ol></li><li><p>週末</p><p>と祝日</p></li></ul>`
