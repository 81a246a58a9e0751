/** A text in our little Markdown as it is read where nothing can be marked: aloud, or painted. */
export function withoutMarks(text: string): string {
  return text
    .replaceAll(/!?\[([^\]\n]+)\]\([^()\s]+\)/g, '$1')
    .replaceAll(/\*\*([^*\n]+)\*\*|\*([^*\n]+)\*|`([^`\n]+)`/g, '$1$2$3')
    .replaceAll(/^\s*[-*]\s+/gm, '• ')
}
