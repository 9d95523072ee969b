import { extractText, getDocumentProxy } from 'unpdf';

/** The text of a PDF, its pages one after the other, a space for whatever parts it. */
export async function pdfTextOf(file: Blob): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(await file.arrayBuffer()));
  const { text } = await extractText(pdf, { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}
