import type { SMTPServerOptions } from 'smtp-server';

/** A mail that the server has accepted. */
export interface ReceivedMail {
  /** In the envelope, like `to`. */
  from: string;
  to: string;
  messageId: string;
  raw: string;
  at: number;
  isEncrypted: boolean;
}

/** Why a server refuses something. */
interface Reason {
  responseCode: number;
  message: string;
}

export declare class TestMailServer {
  readonly received: ReceivedMail[];
  readonly logins: string[];
  /** Whether every password is wrong. */
  refusesLogins: boolean;
  readonly connections: number;
  readonly deliveries: number;
  /** How it treats the n-th delivery, counted from 1: undefined to accept it. */
  refuse: (delivery: number) => Reason | undefined;
  /** How it treats a recipient, before it gets the mail: undefined to accept it. */
  refuseRecipient: (address: string) => Reason | undefined;
  /** Keeps a client that has sent a mail waiting for the response. */
  whenTaken: (mail: ReceivedMail) => Promise<void>;
  /** @param options besides the usual ones; by default it supports neither encryption nor logins */
  constructor(options?: SMTPServerOptions);
  /** For the setting SMTP_URL. */
  get url(): string;
  /** Starts listening; the second time on the same port, with new options if there are any. */
  open(options?: SMTPServerOptions): Promise<void>;
  /** Stops listening. */
  shut(): Promise<void>;
}

export declare function toText(mail: Pick<ReceivedMail, 'raw'>): string;
