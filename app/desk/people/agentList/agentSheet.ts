import { calendarDayFrom } from '@tuanbao/library/domain/calendar/parseDay';
import { oneLine, withoutInvisible } from '@tuanbao/library/domain/roster/invisible';
import type { readTables } from '@tuanbao/library/spreadsheet/readTables';

import type { AgencyRow } from '../../../contract/desk/people/agencies.ts';
import { mostListedAgents } from '../../../contract/desk/people/agentLists.schema.ts';
import type { ListedAgent } from '../../../contract/desk/people/agentLists.ts';

/** Sheet of a file, as `readTables` returns it. */
export type AgentTable = Exclude<Awaited<ReturnType<typeof readTables>>, string>[number];

type Cell = ReturnType<AgentTable['cellsAt']>[number];

/** Agent in a row of the imported file. */
export interface AgentListRow {
  /** Number of the row in the file, from 1. */
  readonly row: number;
  readonly agent: ListedAgent;
}

/** Reasons for which a whole list is refused. */
export type AgentSheetRefusal = 'noHeader' | 'noRows' | 'tooMany';

/** Columns of a list in the order of the template. */
export const agentColumns = ['mobile', 'name', 'tier', 'host', 'certificateNo', 'certificateValidUntil'] as const;

type AgentColumn = (typeof agentColumns)[number];

/** Accepted captions of each column, in lower case and without spaces. The template uses the first caption. */
const captions: Readonly<Record<AgentColumn, readonly string[]>> = {
  mobile: ['手机号', '手机', '手机号码', '联系电话', 'mobilenumber', 'mobile'],
  name: ['姓名', '业务员姓名', '名字', 'name'],
  tier: ['等级', '用户等级', 'tier'],
  host: ['所属', '机构', '机构域名', '所属机构', 'agency', 'host', 'belongsto'],
  certificateNo: ['执业证书编号', '执业证书', '证书编号', 'certificate', 'certificatenumber'],
  certificateValidUntil: ['证书有效期至', '有效期至', '证书有效期', 'certificatevaliduntil', 'validuntil'],
};

/** Texts in the column `host` that mean the platform itself. */
const platformNames: ReadonlySet<string> = new Set(['平台', 'platform', '']);

/** Number of top rows in which the header is searched for, and maximum number of characters of a cell. */
const headerRows = 20;
const longestText = 200;

const textOf = (cell: Cell | undefined): string =>
  cell === null || cell === undefined
    ? ''
    : Array.from(oneLine(withoutInvisible(String(cell).normalize('NFKC'))).trim())
        .slice(0, longestText)
        .join('');

const columnOf = (caption: string): AgentColumn | undefined => {
  const plain = caption.replaceAll(/[\s*（）()]/g, '').toLowerCase();
  return agentColumns.find((column) => captions[column].includes(plain));
};

/** Returns the index of each column whose caption is in the row. */
function columnsIn(cells: readonly Cell[]): ReadonlyMap<AgentColumn, number> {
  const columns = new Map<AgentColumn, number>();
  for (const [index, cell] of cells.entries()) {
    const column = columnOf(textOf(cell));
    if (column && !columns.has(column)) columns.set(column, index);
  }
  return columns;
}

/**
 * Finds the header: the first row, of the first `headerRows` rows, that has the captions of mobile number and name.
 * Returns the row's position and the index of each column; null if there is no such row.
 */
function headerOf(table: AgentTable) {
  for (let position = 0; position < Math.min(headerRows, table.rowCount); position += 1) {
    const columns = columnsIn(table.cellsAt(position));
    if (columns.has('mobile') && columns.has('name')) return { position, columns };
  }
  return null;
}

/** Removes spaces, hyphens and the country code from a mobile number. */
const mobileOf = (text: string): string => text.replaceAll(/[\s-]/g, '').replace(/^(\+|00)?86(?=1\d{10}$)/, '');

/** Returns the digit of a tier such as `4` or `4级（A类）`; 0 for an empty cell. Any other text stays unchanged. */
const tierOf = (text: string): string => (text === '' ? '0' : text.replace(/^(\d)\s*(级.*|\(.*)$/, '$1'));

/**
 * Returns the host of the agency that has this host or this name; empty for the platform. Any other text is returned
 * unchanged; the check of the list then refuses it.
 */
function hostOf(text: string, agencies: readonly AgencyRow[]): string {
  if (platformNames.has(text.toLowerCase())) return '';
  return agencies.find(({ name, host }) => name === text || host === text.toLowerCase())?.host ?? text;
}

function dayOf(table: AgentTable, cell: Cell | undefined): string {
  if (typeof cell === 'number' && cell < 1_000_000) return table.dayOf(cell) ?? textOf(cell);
  const text = textOf(cell);
  return calendarDayFrom(text) ?? text;
}

function rowsOf(table: AgentTable, agencies: readonly AgencyRow[]): readonly AgentListRow[] | AgentSheetRefusal {
  const header = headerOf(table);
  if (!header) return 'noHeader';
  const rows: AgentListRow[] = [];
  for (let position = header.position + 1; position < table.rowCount; position += 1) {
    const cells = table.cellsAt(position);
    if (cells.every((cell) => textOf(cell) === '')) continue;
    const cellOf = (column: AgentColumn) => cells[header.columns.get(column) ?? -1];
    rows.push({
      row: table.rowNumberAt(position),
      agent: {
        mobile: mobileOf(textOf(cellOf('mobile'))),
        name: textOf(cellOf('name')),
        tier: tierOf(textOf(cellOf('tier'))),
        host: hostOf(textOf(cellOf('host')), agencies),
        certificateNo: textOf(cellOf('certificateNo')),
        certificateValidUntil: dayOf(table, cellOf('certificateValidUntil')),
      },
    });
  }
  if (rows.length === 0) return 'noRows';
  return rows.length > mostListedAgents ? 'tooMany' : rows;
}

/**
 * Returns the agents of the first sheet that is a valid list. If no sheet is a valid list, returns the reason for which
 * the first sheet with a header is refused, or `noHeader` if no sheet has a header. Invalid values of an agent stay in
 * the result, so that the check of the list can report them.
 */
export function agentsOfTables(
  tables: readonly AgentTable[],
  agencies: readonly AgencyRow[],
): readonly AgentListRow[] | AgentSheetRefusal {
  const results = tables.map((table) => rowsOf(table, agencies));
  return (
    results.find((result) => typeof result !== 'string') ??
    results.find((result) => result !== 'noHeader') ??
    'noHeader'
  );
}
