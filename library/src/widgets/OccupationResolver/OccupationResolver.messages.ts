import type { RankedOccupation } from '../../domain/occupation/occupationsForTitle.ts';
import { counted } from '../../i18n/counted.ts';
import { type MessagePack, messagePack } from '../../i18n/messagePack.ts';
import { plural } from '../../i18n/plural.ts';

export interface OccupationResolverMessages {
  readonly title: string;
  readonly titles: string;
  readonly titlesHint: (most: number) => string;
  readonly lines: string;
  readonly occupationFor: (title: string) => string;
  readonly times: (count: number) => string;
  readonly choose: string;
  readonly other: string;
  readonly back: string;
  /** Accessible name of a button. It consists of the button's action and the job title that the action applies to. */
  readonly actionFor: (action: string, title: string) => string;
  readonly confidence: Readonly<Record<RankedOccupation['confidence'], string>>;
  readonly chosen: string;
  readonly unsure: string;
  readonly refused: (name: string, reason: string) => string;
  readonly nothing: string;
  readonly summary: (total: number, open: number, leftOut: number) => string;
  readonly leftOut: (count: number, most: number) => string;
  readonly use: (count: number) => string;
  readonly cancel: string;
}

export const messages: MessagePack<OccupationResolverMessages> = messagePack<OccupationResolverMessages>(
  {
    title: '按职位名称匹配职业',
    titles: '职位名称',
    titlesHint: (most) => counted`每行一个，可从表格中复制粘贴；最多 ${most} 个职位`,
    lines: '匹配结果',
    occupationFor: (title) => `${title} 对应的职业`,
    times: (count) => counted`共 ${count} 行`,
    choose: '请选择职业',
    other: '其他职业…',
    back: '返回匹配结果',
    actionFor: (action, title) => `${action}（${title}）`,
    confidence: { certain: '已匹配', likely: '近似匹配，请核对', possible: '请确认' },
    chosen: '已选择',
    unsure: '请确认',
    refused: (name, reason) => `${name}：${reason}`,
    nothing: '没有匹配的职业，请搜索',
    summary: (total, open, leftOut) => {
      if (open > 0) return counted`${total} 个职位，${open} 个待确认`;
      return leftOut > 0 ? counted`前 ${total} 个职位已匹配` : counted`${total} 个职位均已匹配`;
    },
    leftOut: (count, most) => counted`超出 ${most} 个职位，另有 ${count} 行未匹配；使用匹配结果后会留在输入框中`,
    use: (count) => counted`使用 ${count} 个匹配结果`,
    cancel: '取消',
  },
  {
    title: 'Match job titles to occupations',
    titles: 'Job titles',
    titlesHint: (most) => counted`One per line, or a column pasted from a spreadsheet; at most ${most} titles`,
    lines: 'Matches',
    occupationFor: (title) => `Occupation for ${title}`,
    times: (count) => plural(count, 'line'),
    choose: 'Choose an occupation',
    other: 'Another occupation…',
    back: 'Back to the matches',
    actionFor: (action, title) => `${action} (${title})`,
    confidence: { certain: 'Matched', likely: 'Close match, check', possible: 'To confirm' },
    chosen: 'Chosen',
    unsure: 'To confirm',
    refused: (name, reason) => `${name}: ${reason}`,
    nothing: 'No match. Search for an occupation',
    summary: (total, open, leftOut) => {
      const titles = counted`${total} job ${total === 1 ? 'title' : 'titles'}`;
      if (open > 0) return counted`${titles}, ${open} to confirm`;
      return leftOut > 0 ? `The first ${titles} matched` : `${titles}, all matched`;
    },
    leftOut: (count, most) =>
      counted`More than ${most} titles: ${count} ${count === 1 ? 'line is' : 'lines are'} not matched yet and will stay in the box when you use the matches`,
    use: (count) => counted`Use ${count} ${count === 1 ? 'match' : 'matches'}`,
    cancel: 'Cancel',
  },
);
