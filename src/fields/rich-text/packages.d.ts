declare module '@editorjs/checklist' {
  const tool: import('@editorjs/editorjs').BlockToolConstructable
  export default tool
}
declare module '@editorjs/link' {
  const tool: import('@editorjs/editorjs').BlockToolConstructable
  export default tool
}
declare module '@editorjs/marker' {
  const tool: import('@editorjs/editorjs').InlineToolConstructable
  export default tool
}
declare module '@sotaproject/strikethrough' {
  const tool: import('@editorjs/editorjs').InlineToolConstructable
  export default tool
}
