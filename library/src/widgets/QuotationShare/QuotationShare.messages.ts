import { type MessagePack, messagePack } from '../../i18n/messagePack.ts';

export interface QuotationShareMessages {
  readonly address: string;
  readonly addressHint: (validUntil: string) => string;
  readonly copyAddress: string;
  readonly scan: string;
  readonly text: string;
  readonly copyText: string;
  readonly copied: string;
  readonly notCopied: string;
}

export const messages: MessagePack<QuotationShareMessages> = messagePack<QuotationShareMessages>(
  {
    address: '报价链接',
    addressHint: (validUntil) => `客户无需登录即可打开，${validUntil} 后失效。页面不显示推广费和专业价。`,
    copyAddress: '复制链接',
    scan: '扫码查看报价',
    text: '文字版报价',
    copyText: '复制文字',
    copied: '已复制',
    notCopied: '浏览器不允许复制，请选中后手动复制',
  },
  {
    address: 'Link to the quotation',
    addressHint: (validUntil) =>
      `Customers can open it without signing in until ${validUntil}. It shows no commission and no professional price.`,
    copyAddress: 'Copy link',
    scan: 'Scan to see the quotation',
    text: 'Quotation as text',
    copyText: 'Copy text',
    copied: 'Copied',
    notCopied: 'The browser blocked copying. Select the text and copy it yourself',
  },
);
