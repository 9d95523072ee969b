import { join } from 'node:path';

import { type Clock, systemClock } from '@tuanbao/library/domain/calendar/clock';
import { occupationTreeOf } from '@tuanbao/library/domain/occupation/occupationTree';
import type { SiteFooter } from '@tuanbao/library/domain/site/siteContents';

import type { Catalogue } from '../../catalogue/loadCatalogue.ts';
import { alipayPayment } from '../gateways/alipay/alipayPayment.ts';
import type { Gateways } from '../gateways/gateways.ts';
import { httpInsurer } from '../gateways/httpInsurer.ts';
import { httpSms } from '../gateways/httpSms.ts';
import type { MailGateway } from '../gateways/mailGateway.ts';
import { localRecogniser } from '../gateways/recognition/localRecogniser.ts';
import type { TextRecogniser } from '../gateways/recognition/recognisedText.ts';
import { sandboxInsurer } from '../gateways/sandboxInsurer.ts';
import { sandboxMail } from '../gateways/sandboxMail.ts';
import { type SandboxPayment, sandboxPayment } from '../gateways/sandboxPayment.ts';
import { sandboxSms } from '../gateways/sandboxSms.ts';
import { printedWords } from '../licences/printedWords.ts';
import type { Keyring } from '../platform/encryption/keyring.ts';
import { diskStore, incomingName } from '../platform/storage/diskStore.ts';
import type { ObjectStore } from '../platform/storage/objectStore.ts';
import { productOfferOf } from '../products/productOffer.ts';
import { insurerHabits } from '../sandbox/insurerHabits.ts';
import type { Sandbox } from '../sandbox/routes.ts';
import { cashierKey, sandboxClock, sandboxSettings } from '../sandbox/settings.ts';
import { agentLimits } from '../services/agentLimits.ts';
import type { Services } from '../services/services.ts';
import { siteOf } from '../site/site.ts';
import type { Database } from '../tables/database.ts';
import type { Outside } from './outsideSettings.ts';
import { reactions } from './reactions.ts';

/** Dependencies that every server needs, with or without the sandbox. */
export interface Parts {
  readonly database: Database;
  readonly keyring: Keyring;
  /** The catalogue that is read from files. */
  readonly catalogue: Catalogue;
  /** Folder with the embedded object store, and with uploaded files until they are stored or refused. */
  readonly filesFolder: string;
  /** Object store that is used instead of the embedded store. @default the embedded store */
  readonly bucket?: ObjectStore | null;
  /** Service that recognises the text of photographs. If it is absent or null, this machine recognises the text. */
  readonly recogniser?: TextRecogniser | null;
  readonly partnerHosts: readonly string[];
  readonly isProPriceOn: boolean;
  /** Licence and filing numbers that the footer shows until operators publish other numbers. @default none */
  readonly footer?: SiteFooter;
  readonly publicUrl: () => string;
  readonly wakeWorker: () => void;
}

/** Dependencies of a server that uses the sandbox's gateways. */
export interface SandboxParts extends Parts {
  readonly insurerDelayMs: number;
  /** Gateway that really sends mails. If it is absent or null, mails are stored in the sandbox's mailbox. */
  readonly mail?: MailGateway | null;
  /** The clock on which the sandbox's movable clock is based. @default the clock of this machine */
  readonly baseClock?: Clock;
  readonly cashierOrigin: () => string;
}

/** The services of a server, and the sandbox that they use. */
export interface SandboxedServices {
  readonly services: Services;
  readonly sandbox: Sandbox;
  readonly payment: SandboxPayment;
}

function assembled(parts: Parts, clock: Clock, gateways: Omit<Gateways, 'reader' | 'recogniser'>): Services {
  const { database, keyring, catalogue, bucket = null } = parts;
  const ownKey = {
    accessKeyId: 'tuanbao',
    secret: Buffer.from(keyring.index('objectStore', 'secret')).toString('base64'),
  };
  return {
    database,
    clock,
    keyring,
    ...productOfferOf(database, clock, catalogue),
    occupations: occupationTreeOf(catalogue.occupations),
    site: siteOf(database, {
      closedDays: catalogue.closedDays,
      disclosures: catalogue.disclosures,
      footer: parts.footer ?? { licence: '', filing: '' },
      agentNotices: [],
    }),
    gateways: { ...gateways, reader: { read: printedWords }, recogniser: parts.recogniser ?? localRecogniser() },
    objects: bucket ?? diskStore(parts.filesFolder, ownKey, clock, parts.publicUrl),
    embeddedStore: bucket ? null : ownKey,
    incomingFolder: join(parts.filesFolder, incomingName),
    partnerHosts: new Set(parts.partnerHosts),
    isProPriceOn: parts.isProPriceOn,
    limits: agentLimits,
    publicUrl: parts.publicUrl,
    reactions,
    wakeWorker: parts.wakeWorker,
  };
}

/** Creates services that use the sandbox's gateways. The caller must first apply all migrations to the database. */
export async function sandboxedServices(parts: SandboxParts): Promise<SandboxedServices> {
  const { database, keyring } = parts;
  const settings = sandboxSettings(database, keyring);
  const clock = await sandboxClock(settings, parts.baseClock ?? systemClock);
  const payment = sandboxPayment(database, await cashierKey(settings), parts.cashierOrigin);
  const sms = sandboxSms(database, keyring, clock);
  const insurer = await insurerHabits(settings);
  const services = assembled(parts, clock, {
    sms,
    payment,
    insurer: sandboxInsurer(database, parts.insurerDelayMs, insurer.read),
    mail: parts.mail ?? sandboxMail(database, keyring, clock),
  });
  return { services, sandbox: { sms, clock, insurer }, payment };
}

/** Creates services that use real gateways and, by default, the clock of this machine. They have no sandbox. */
export function liveServices(parts: Parts, outside: Outside, clock: Clock = systemClock): Services {
  const { alipay: app, transferAccount, sms, insurer, mail } = outside;
  return assembled(parts, clock, {
    sms: httpSms(sms, clock),
    payment: alipayPayment({ app, clock, transferAccount, publicUrl: parts.publicUrl }),
    insurer: httpInsurer(insurer, clock),
    mail,
  });
}
