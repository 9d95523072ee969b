import type { RankedOccupation } from '../../domain/occupation/occupationsForTitle.ts';
import { type MessagePack, messagePack } from '../../i18n/messagePack.ts';

export interface OccupationResolverMessages {
  readonly title: string;
  readonly titles: string;
  readonly titlesHint: (most: number) => string;
  readonly lines: string;
  readonly occupationFor: (title: string) => string;
  readonly times: (count: number) => string;
  readonly choose: string;
  readonly other: string;
  readonly confidence: Readonly<Record<RankedOccupation['confidence'], string>>;
  readonly chosen: string;
  readonly unsure: string;
  readonly refused: (name: string, reason: string) => string;
  readonly nothing: string;
  readonly summary: (total: number, open: number) => string;
  readonly use: (count: number) => string;
  readonly cancel: string;
}

export const messages: MessagePack<OccupationResolverMessages> = messagePack<OccupationResolverMessages>(
  {
    title: '按职位名称匹配职业',
    titles: '职位名称',
    titlesHint: (most) => `每行一个，可从表格整列粘贴；最多 ${most} 行`,
    lines: '匹配结果',
    occupationFor: (title) => `${title} 对应的职业`,
    times: (count) => `共 ${count} 行`,
    choose: '请选择职业',
    other: '其他职业…',
    confidence: { certain: '已匹配', likely: '近似匹配，请核对', possible: '请确认' },
    chosen: '已选择',
    unsure: '请确认',
    refused: (name, reason) => `${name}：${reason}`,
    nothing: '没有匹配的职业，请搜索',
    summary: (total, open) => (open === 0 ? `${total} 个职位均已匹配` : `${total} 个职位，${open} 个待确认`),
    use: (count) => `使用 ${count} 个匹配结果`,
    cancel: '取消',
  },
  {
    title: 'Match job titles to occupations',
    titles: 'Job titles',
    titlesHint: (most) => `One a line, or a column pasted from a sheet; ${most} lines at most`,
    lines: 'Matches',
    occupationFor: (title) => `Occupation for ${title}`,
    times: (count) => `${count} lines`,
    choose: 'Choose an occupation',
    other: 'Another occupation…',
    confidence: { certain: 'Matched', likely: 'Close match, please check', possible: 'Please confirm' },
    chosen: 'Chosen',
    unsure: 'Please confirm',
    refused: (name, reason) => `${name}: ${reason}`,
    nothing: 'No match, please search',
    summary: (total, open) =>
      open === 0
        ? `${total} job ${total === 1 ? 'title' : 'titles'}, all matched`
        : `${total} job ${total === 1 ? 'title' : 'titles'}, ${open} to confirm`,
    use: (count) => `Use ${count} ${count === 1 ? 'match' : 'matches'}`,
    cancel: 'Cancel',
  },
);
