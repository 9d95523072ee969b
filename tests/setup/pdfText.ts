import { extractText, getDocumentProxy } from 'unpdf';

/** Returns the text of all pages of a PDF. The parts of the text are separated by spaces. */
export async function pdfTextOf(file: Blob): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(await file.arrayBuffer()));
  const { text } = await extractText(pdf, { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}
