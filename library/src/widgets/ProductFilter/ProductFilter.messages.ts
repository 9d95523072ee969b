import { counted } from '../../i18n/counted.ts';
import { type MessagePack, messagePack } from '../../i18n/messagePack.ts';
import { plural } from '../../i18n/plural.ts';

export interface ProductFilterMessages {
  readonly label: string;
  readonly keyword: string;
  readonly keywordExample: string;
  readonly company: string;
  readonly line: string;
  /** Label of a product line. `count` is the number of its products; undefined if that number isn't known. */
  readonly lineOf: (name: string, count: number | undefined) => string;
  readonly tag: string;
  readonly all: string;
  readonly clear: string;
  readonly results: (count: number) => string;
}

export const messages: MessagePack<ProductFilterMessages> = messagePack<ProductFilterMessages>(
  {
    label: '筛选产品',
    keyword: '关键词',
    keywordExample: '名称、编号',
    company: '保险公司',
    line: '产品类型',
    lineOf: (name, count) => (count === undefined ? name : counted`${name}（${count}）`),
    tag: '标签',
    all: '全部',
    clear: '清空筛选',
    results: (count) => counted`共 ${count} 款产品`,
  },
  {
    label: 'Filter products',
    keyword: 'Keyword',
    keywordExample: 'Name, no.',
    company: 'Insurer',
    line: 'Type',
    lineOf: (name, count) => (count === undefined ? name : counted`${name} (${count})`),
    tag: 'Tag',
    all: 'All',
    clear: 'Clear filter',
    results: (count) => plural(count, 'product'),
  },
);
