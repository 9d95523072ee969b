const end = '/*!sc*/\n';
const mark = 'data-styled.g';

/**
 * The style element of a `ServerStyleSheet` as two: the rules, which stay as they are, and the marks by which
 * styled-components knows in the browser what is there. It writes the rules that it finds with their marks anew and takes
 * their element away, and the browser styles every element of the screen again.
 *
 * @throws Error where the element isn't what styled-components is known to write
 */
export function lastingStyles(element: string, nonce: string): string {
  const [, attributes, text] = /^<style([^>]*)>([^]*)<\/style>$/.exec(element) ?? [];
  const parts = text?.split(end).filter((part) => part !== '') ?? [];
  const marks = parts.filter((part) => part.startsWith(mark));
  if (attributes === undefined || marks.length === 0) throw new Error('the styles of the screen are of another form');
  const rules = parts.filter((part) => !part.startsWith(mark));
  const textOfMarks = marks.map((part) => part + end).join('');
  return `<style nonce="${nonce}">${rules.join('\n')}</style><style${attributes}>${textOfMarks}</style>`;
}
