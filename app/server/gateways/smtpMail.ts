import { createTransport } from 'nodemailer';

import type { MailGateway } from './gateways.ts';

/**
 * Sends through a mail server.
 *
 * @param url `smtps://user:password@host:port`
 * @param from address that readers see
 */
export function smtpMail(url: string, from: string): MailGateway {
  const transport = createTransport({ url, disableFileAccess: true, disableUrlAccess: true });
  const domain = from.slice(from.lastIndexOf('@') + 1).replace(/>$/, '');
  return {
    async send({ key, to, subject, text, attachments }) {
      await transport.sendMail({
        from,
        to: { name: '', address: to }, // one address: never read as a list
        subject,
        text,
        messageId: `<${key}@${domain}>`, // the same mail sent again is known by its id
        attachments: attachments.map(({ name, type, content }) => ({ filename: name, contentType: type, content })),
      });
    },
  };
}
