import { type MessagePack, messagePack } from '../../i18n/messagePack.ts';

export interface ClauseDocumentsMessages {
  readonly kinds: { readonly clauses: string; readonly other: string };
  readonly contents: (titles: readonly string[]) => string;
  readonly read: (name: string) => string;
  readonly version: (version: number) => string;
}

export const messages: MessagePack<ClauseDocumentsMessages> = messagePack<ClauseDocumentsMessages>(
  {
    kinds: { clauses: '保险条款（合同正文）', other: '产品资料' },
    contents: (titles) => `内容：${titles.join('、')}`,
    read: (name) => `${name}条款全文`,
    version: (version) => `第 ${version} 版`,
  },
  {
    kinds: { clauses: 'Insurance clauses (contract text)', other: 'Product document' },
    contents: (titles) => `Contains: ${titles.join(', ')}`,
    read: (name) => `Full text of the clauses: ${name}`,
    version: (version) => `Version ${version}`,
  },
);
