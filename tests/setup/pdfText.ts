import { extractText, getDocumentProxy } from 'unpdf';

/** The text of all pages of a PDF. Parts are separated by a space. */
export async function pdfTextOf(file: Blob): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(await file.arrayBuffer()));
  const { text } = await extractText(pdf, { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}
