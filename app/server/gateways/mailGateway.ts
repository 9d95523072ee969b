/** A file attached to a mail. */
export interface MailAttachment {
  readonly name: string;
  readonly type: string;
  readonly content: Buffer;
}

/**
 * Sends a mail to one address. A repeated mail has the same key. A mail service that supports keys doesn't send the
 * mail again. Over SMTP, the key is the message id, by which a mail server can recognise the repeated mail.
 */
export interface MailGateway {
  send(mail: {
    readonly key: string;
    readonly to: string;
    /** Name that the receiver sees as the sender; empty for the name in the server's settings. */
    readonly sender: string;
    readonly subject: string;
    readonly text: string;
    readonly attachments: readonly MailAttachment[];
  }): Promise<void>;
}
