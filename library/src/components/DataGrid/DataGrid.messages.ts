import { counted } from '../../i18n/counted.ts';
import { type MessagePack, messagePack } from '../../i18n/messagePack.ts';

export interface DataGridMessages {
  readonly selectAll: string;
  readonly select: (row: string) => string;
  readonly selected: (count: number) => string;
  readonly clear: string;
  readonly actions: string;
  readonly sort: string;
  readonly loading: string;
  readonly empty: string;
  readonly failed: string;
  readonly retry: string;
}

export const messages: MessagePack<DataGridMessages> = messagePack<DataGridMessages>(
  {
    selectAll: '全选本页',
    select: (row) => `选择 ${row}`,
    selected: (count) => (count === 0 ? '未选择' : counted`已选 ${count} 条`),
    clear: '取消选择',
    actions: '操作',
    sort: '排序：',
    loading: '正在加载…',
    empty: '没有记录',
    failed: '加载失败',
    retry: '重试',
  },
  {
    selectAll: 'Select all on this page',
    select: (row) => `Select ${row}`,
    selected: (count) => (count === 0 ? 'Nothing selected' : counted`${count} selected`),
    clear: 'Clear selection',
    actions: 'Actions',
    sort: 'Sort by:',
    loading: 'Loading…',
    empty: 'No records',
    failed: 'Loading failed',
    retry: 'Try again',
  },
);
