import type { Transporter } from 'nodemailer';

import type { MailGateway } from './mailGateway.ts';

/**
 * Time limits, in milliseconds, for connections to the mail server. The defaults of nodemailer are up to ten minutes.
 */
const patience = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000, dnsTimeout: 15_000 };

/**
 * Sends mails through an SMTP server.
 *
 * @param url `smtps://user:password@host:port`
 * @param from sender address that users see, with or without a name; a mail can replace this name
 */
export function smtpMail(url: string, from: string): MailGateway {
  let transport: Transporter | undefined;
  // The library is loaded when the first mail is sent, so that it doesn't slow the start.
  const connected = async () => {
    const { createTransport } = await import('nodemailer');
    return (transport ??= createTransport({ url, disableFileAccess: true, disableUrlAccess: true, ...patience }));
  };
  const address = /<([^<>]+)>$/.exec(from)?.[1] ?? from;
  const domain = from.slice(from.lastIndexOf('@') + 1).replace(/>$/, '');
  return {
    async send({ key, to, sender, subject, text, attachments }) {
      const mailer = await connected();
      await mailer.sendMail({
        from: sender === '' ? from : { name: sender, address },
        to: { name: '', address: to }, // exactly one address; the text is never parsed as a list of addresses
        subject,
        text,
        messageId: `<${key}@${domain}>`, // a repeated mail has the same message id
        attachments: attachments.map(({ name, type, content }) => ({ filename: name, contentType: type, content })),
      });
    },
  };
}
