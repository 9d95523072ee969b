import type { DateSystem } from './serialDay.ts';
import { SpreadsheetError } from './spreadsheetError.ts';
import { decoded, resolvedReferences } from './textPool.ts';
import { scanPart } from './xmlPieces.ts';
import { xmlName, XmlScanner, xmlToken } from './xmlScanner.ts';
import type { ZipArchive, ZipPart } from './zipArchive.ts';

/** An entry in the workbook's list of sheets. */
interface ListedSheet {
  readonly name: string;
  readonly isHidden: boolean;
  readonly part: ZipPart | undefined;
}

/** Metadata of a workbook. The sheets are in the order of their tabs. */
export interface WorkbookParts {
  readonly sheets: readonly ListedSheet[];
  readonly dateSystem: DateSystem;
  readonly sharedStrings: ZipPart | undefined;
  readonly styles: ZipPart | undefined;
}

const maxSheets = 1000;
const names = {
  relationship: xmlName('Relationship'),
  sheet: xmlName('sheet'),
  workbookProperties: xmlName('workbookPr'),
  id: xmlName('id'),
  Id: xmlName('Id'),
  Type: xmlName('Type'),
  Target: xmlName('Target'),
  name: xmlName('name'),
  state: xmlName('state'),
  date1904: xmlName('date1904'),
};

/** Calls `visit` for every start tag in a part of the archive. */
async function visitTags(part: ZipPart, visit: (scanner: XmlScanner) => void): Promise<void> {
  const scanner = new XmlScanner();
  await scanPart(part, scanner, () => {
    for (let token = scanner.next(); token !== xmlToken.more && token !== xmlToken.done; token = scanner.next()) {
      if (token === xmlToken.start) visit(scanner);
    }
    return false;
  });
}

const value = ({ bytes, start, end }: XmlScanner) => resolvedReferences(decoded(bytes.subarray(start, end)));

interface Relationship {
  /**
   * Last segment of the type of a relationship. The other segments of the type differ between the transitional and the
   * strict form of the format.
   */
  readonly kind: string;
  readonly path: string;
}

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1);

function resolvedPath(target: string, folder: string): string {
  const path = target.replaceAll('\\', '/');
  const steps: string[] = [];
  for (const step of (path.startsWith('/') ? path : folder + path).split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '' && step !== '.') steps.push(step);
  }
  return steps.join('/');
}

async function relationshipsOf(archive: ZipArchive, path: string): Promise<ReadonlyMap<string, Relationship>> {
  const folder = folderOf(path);
  const part = archive.part(`${folder}_rels/${path.slice(folder.length)}.rels`);
  const found = new Map<string, Relationship>();
  if (!part) return found;
  await visitTags(part, (scanner) => {
    if (scanner.name !== names.relationship) return;
    let [id, kind, target] = ['', '', ''];
    while (scanner.nextAttribute()) {
      if (scanner.attribute === names.Id) id = value(scanner);
      else if (scanner.attribute === names.Type) kind = value(scanner).split('/').at(-1) ?? '';
      else if (scanner.attribute === names.Target) target = value(scanner);
    }
    found.set(id, { kind, path: resolvedPath(target, folder) });
  });
  return found;
}

const isTrue = (text: string) => text === '1' || text === 'true' || text === 'on';

/** Path of the part that describes the workbook. @throws SpreadsheetError when the archive isn't a workbook */
async function workbookPathIn(archive: ZipArchive): Promise<string> {
  const related = [...(await relationshipsOf(archive, '')).values()].find(({ kind }) => kind === 'officeDocument');
  for (const path of [related?.path, 'xl/workbook.xml']) {
    if (path?.endsWith('.xml') && !path.includes('word/') && archive.part(path)) return path;
  }
  throw new SpreadsheetError('notTable');
}

/**
 * Finds the parts of a workbook by its relationships, because the names of the files can differ from the usual names.
 */
export async function readWorkbookParts(archive: ZipArchive): Promise<WorkbookParts> {
  const path = await workbookPathIn(archive);
  const part = archive.part(path);
  if (!part) throw new SpreadsheetError('notTable');
  const related = await relationshipsOf(archive, path);
  const sheets: ListedSheet[] = [];
  let dateSystem: DateSystem = 1900;
  await visitTags(part, (scanner) => {
    if (scanner.name === names.workbookProperties) {
      while (scanner.nextAttribute())
        if (scanner.attribute === names.date1904 && isTrue(value(scanner))) dateSystem = 1904;
    }
    if (scanner.name !== names.sheet) return;
    let [name, id, state] = ['', '', ''];
    while (scanner.nextAttribute()) {
      if (scanner.attribute === names.name) name = value(scanner);
      else if (scanner.attribute === names.id && scanner.hasPrefix) id = value(scanner);
      else if (scanner.attribute === names.state) state = value(scanner);
    }
    if (sheets.length >= maxSheets) throw new SpreadsheetError('tooLarge');
    const target = related.get(id);
    // Sheets that contain charts or macros instead of cells are left out.
    if (target && target.kind !== 'worksheet') return;
    sheets.push({ name, isHidden: /hidden/i.test(state), part: target && archive.part(target.path) });
  });
  if (sheets.length === 0) throw new SpreadsheetError('notTable');
  const partOfKind = (kind: string, fallback: string) =>
    archive.part(
      [...related.values()].find((each) => each.kind === kind)?.path ?? resolvedPath(fallback, folderOf(path)),
    );
  return {
    sheets,
    dateSystem,
    sharedStrings: partOfKind('sharedStrings', 'sharedStrings.xml'),
    styles: partOfKind('styles', 'styles.xml'),
  };
}
