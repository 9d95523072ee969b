/** A file attached to a mail. */
export interface MailAttachment {
  readonly name: string;
  readonly type: string;
  readonly content: Buffer;
}

/** Sends a mail to one address. If the service supports keys, a repeated mail with the same key isn't sent again. */
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
