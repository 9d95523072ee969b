import type { Transporter } from 'nodemailer';

import type { MailGateway } from './gateways.ts';

/** Timeouts of a mail server in milliseconds; the defaults of nodemailer are up to ten minutes. */
const patience = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000, dnsTimeout: 15_000 };

/**
 * Sends mails through an SMTP server.
 *
 * @param url `smtps://user:password@host:port`
 * @param from sender address that users see
 */
export function smtpMail(url: string, from: string): MailGateway {
  let transport: Transporter | undefined;
  // The library is loaded with the first mail, so that the start doesn't wait for it.
  const connected = async () => {
    const { createTransport } = await import('nodemailer');
    return (transport ??= createTransport({ url, disableFileAccess: true, disableUrlAccess: true, ...patience }));
  };
  const domain = from.slice(from.lastIndexOf('@') + 1).replace(/>$/, '');
  return {
    async send({ key, to, subject, text, attachments }) {
      const mailer = await connected();
      await mailer.sendMail({
        from,
        to: { name: '', address: to }, // a single address, never parsed as a list
        subject,
        text,
        messageId: `<${key}@${domain}>`, // a repeated mail has the same id
        attachments: attachments.map(({ name, type, content }) => ({ filename: name, contentType: type, content })),
      });
    },
  };
}
