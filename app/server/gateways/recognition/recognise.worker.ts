import { createRequire } from 'node:module';
import { dirname } from 'node:path';

import { authorisationLooks } from '@tuanbao/library/domain/recognition/authorisationReading';
import { idCardLooks } from '@tuanbao/library/domain/recognition/idCardPhotograph';
import { licenceLooks } from '@tuanbao/library/domain/recognition/licenceReading';
import { boxAround, type PrintedLine, type TextReading } from '@tuanbao/library/domain/recognition/printedLine';
import type { Alphabet, SecondLook } from '@tuanbao/library/domain/recognition/readField';
import { joined } from '@tuanbao/library/domain/recognition/readWords';
import { createWorker, type Line, OEM, type Page, PSM, type Word, type Worker as Tesseract } from 'tesseract.js';

import type { Photograph, RecognisedKind, RecognisedText } from './recognisedText.ts';
import { redMarkOf } from './redMark.ts';
import { asPng, type GreyPicture, placeOf, straightened } from './straighten.ts';

const languageFile = createRequire(import.meta.url).resolve(
  '@tesseract.js-data/chi_sim/4.0.0_best_int/chi_sim.traineddata.gz',
);

let started: Promise<Tesseract> | undefined;

/**
 * Starts the recogniser with the language data of the installed packages. The recogniser downloads nothing and writes
 * no files.
 */
const tesseract = (): Promise<Tesseract> =>
  (started ??= createWorker('chi_sim', OEM.LSTM_ONLY, {
    langPath: dirname(languageFile),
    cacheMethod: 'none',
    gzip: true,
  }));

const whitelists: Readonly<Record<Alphabet, string>> = {
  creditCode: '0123456789ABCDEFGHJKLMNPQRTUWXY',
  idNumber: '0123456789X',
  words: '',
};

const looksOf: Readonly<Record<RecognisedKind, (lines: readonly PrintedLine[]) => readonly SecondLook[]>> = {
  licence: licenceLooks,
  authorisation: authorisationLooks,
  idCard: idCardLooks,
};

const boxOf = ({ bbox }: Word): PrintedLine['box'] => ({
  left: bbox.x0,
  top: bbox.y0,
  right: bbox.x1,
  bottom: bbox.y1,
});

const heightOf = (box: PrintedLine['box']): number => box.bottom - box.top;

/**
 * Joins adjacent words to one text. Chinese has no spaces between words, so a space is inserted only where the gap is
 * wider than the usual gap between letters.
 */
function asOne(words: readonly [Word, ...Word[]]): PrintedLine {
  let [text, letters, certainty, right] = ['', 0, 0, words[0].bbox.x0];
  for (const word of words) {
    const height = heightOf(boxOf(word));
    text += (text !== '' && word.bbox.x0 - right > 0.6 * height ? ' ' : '') + word.text;
    letters += word.text.length;
    certainty += word.text.length * word.confidence;
    right = word.bbox.x1;
  }
  return {
    text,
    confidence: certainty / Math.max(1, letters),
    weakest: Math.min(...words.map(({ confidence }) => confidence)),
    box: boxAround(words.map(boxOf)),
  };
}

/**
 * Splits a line of text into the columns of a form. A new column begins where the gap between two words is wider than
 * two characters.
 */
function piecesOf({ words }: Pick<Line, 'words'>): readonly PrintedLine[] {
  const groups: [Word, ...Word[]][] = [];
  for (const word of words) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    const height = Math.max(heightOf(boxOf(word)), last ? heightOf(boxOf(last)) : 0);
    if (group && last && word.bbox.x0 - last.bbox.x1 <= 2 * height) group.push(word);
    else groups.push([word]);
  }
  return groups.map(asOne);
}

const linesIn = ({ blocks }: Page): readonly Line[] =>
  (blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines));

async function linesOf(picture: GreyPicture): Promise<readonly PrintedLine[]> {
  const engine = await tesseract();
  await engine.setParameters({ tessedit_pageseg_mode: PSM.SPARSE_TEXT, tessedit_char_whitelist: '' });
  const { data: page } = await engine.recognize(await asPng(picture), {}, { text: false, blocks: true });
  return linesIn(page).flatMap((line) => piecesOf(line));
}

/**
 * Reads one area of the picture a second time: enlarged, and without the rest of the picture. Returns null when the
 * area is too small or no text is found in it.
 */
async function lookAgain(
  picture: GreyPicture,
  { box, alphabet, isBlock, isGrey }: SecondLook,
): Promise<TextReading | null> {
  const engine = await tesseract();
  const place = await placeOf(picture, box, { lines: isBlock ? 2 : 1, isGrey });
  if (!place) return null;
  await engine.setParameters({
    tessedit_pageseg_mode: isBlock ? PSM.SINGLE_BLOCK : PSM.SINGLE_LINE,
    tessedit_char_whitelist: whitelists[alphabet],
  });
  const { data: page } = await engine.recognize(place, {}, { text: false, blocks: true });
  const pieces = linesIn(page).flatMap((line) => piecesOf(line));
  return joined(pieces) ?? null;
}

/**
 * Entry point of the pool's worker: recognises the text of one photograph. @throws Error when the picture can't be
 * opened
 */
export default async function recognise({ path, kind }: Photograph): Promise<RecognisedText> {
  const picture = await straightened(path);
  const lines = await linesOf(picture);
  const again = new Map<string, TextReading>();
  for (const look of looksOf[kind](lines)) {
    const reading = await lookAgain(picture, look);
    if (reading) again.set(look.id, reading);
  }
  return { lines, again: Object.fromEntries(again), red: kind === 'authorisation' ? await redMarkOf(path) : null };
}
