import type { MailGateway } from '../gateways/mailGateway.ts';
import type { Issuer } from '../services/issuer.ts';

type Letter = Pick<Parameters<MailGateway['send']>[0], 'sender' | 'text'>;

/**
 * Returns sender and text of a mail to a customer. The text contains a sentence about the attachment and the name of
 * the sender.
 */
export const letterBy = ({ name, licence, isPlatform }: Issuer, sentence: string): Letter => ({
  sender: isPlatform ? '' : name,
  text: [
    '您好：',
    '',
    sentence,
    '',
    name,
    ...(licence === '' ? [] : [`经营保险经纪业务许可证：${licence}`]),
    '此邮件由系统自动发送，请勿直接回复。',
    '',
  ].join('\n'),
});
