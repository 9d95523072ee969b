import { counted } from '@tuanbao/library/i18n/counted';
import { messagePack } from '@tuanbao/library/i18n/messagePack';

export const messages = messagePack(
  {
    view: '显示方式',
    cards: '卡片',
    table: '表格',
    columns: '显示项',
    pageSize: '每页条数',
    perPage: (count: number) => counted`${count} 条/页`,
    keyHelp: (allowsSelection: boolean) => `↑↓ 移动 · Enter 打开${allowsSelection ? ' · X 选择' : ''} · / 搜索`,
    refused: (count: number) => counted`${count} 条不能办理，原因如下：`,
    running: (done: number, total: number) => counted`正在处理 ${done} / ${total} 条`,
    finished: (done: number, failed: number, left: number) =>
      [
        counted`成功 ${done} 条`,
        failed > 0 ? counted`失败 ${failed} 条` : '',
        left > 0 ? counted`未处理 ${left} 条` : '',
      ]
        .filter(Boolean)
        .join('，'),
    waiting: '未处理',
    cancel: '取消',
    stop: '停止',
    goOn: (count: number) => counted`重试其余 ${count} 条`,
    close: '关闭',
  },
  {
    view: 'View',
    cards: 'Cards',
    table: 'Table',
    columns: 'Columns',
    pageSize: 'Rows per page',
    perPage: (count: number) => counted`${count} per page`,
    keyHelp: (allowsSelection: boolean) => `↑↓ move · Enter opens${allowsSelection ? ' · X selects' : ''} · / searches`,
    refused: (count: number) => counted`${count} can’t be processed:`,
    running: (done: number, total: number) => counted`Working on ${done} of ${total}`,
    finished: (done: number, failed: number, left: number) =>
      [
        counted`${done} done`,
        failed > 0 ? counted`${failed} failed` : '',
        left > 0 ? counted`${left} not processed` : '',
      ]
        .filter(Boolean)
        .join(', '),
    waiting: 'Not processed',
    cancel: 'Cancel',
    stop: 'Stop',
    goOn: (count: number) => counted`Retry the other ${count}`,
    close: 'Close',
  },
);
