import { initialBrand } from '@tuanbao/library/domain/site/hostBrand';

import type { StoredIssuer } from '../tables/issuer.ts';
import type { Services } from './services.ts';

/** Name of the platform in Chinese, on documents and messages of hosts for which no brand was published. */
const platformName = '团保';

/**
 * The issuer of a document, or the sender of a mail to a customer. It is the brand of the host on which the quotation,
 * order or endorsement was made.
 */
export type Issuer = StoredIssuer;

/**
 * The present issuer on a host, for mails and for documents of drafts that aren't stored. `host` is empty for the
 * platform's own host. The issuer has the published name of the brand. If no name is published, the issuer is the
 * host's agency or, if the host has none, the platform.
 */
export function issuerOn({ site }: Pick<Services, 'site'>, host: string): Issuer {
  const brand = site.brandOf(host) ?? initialBrand(host !== '');
  const ownName = brand.name || site.agencyOn(host);
  return {
    name: ownName || platformName,
    licence: brand.footer === 'own' ? brand.licence : site.current().footer.licence,
    isPlatform: ownName === '',
  };
}

/** The present issuer on a host as JSON text. A new quotation, order or endorsement is stored with this text. */
export const issuerToStore = (services: Pick<Services, 'site'>, host: string): string =>
  JSON.stringify(issuerOn(services, host));

/**
 * The issuer of the documents of a quotation, an order or an endorsement. It is the issuer that was stored with them,
 * so that a later change of the brand doesn't change the documents. If no issuer was stored, returns the present
 * issuer on the host.
 */
export const issuerOf = (
  services: Pick<Services, 'site'>,
  { issuer, host }: { readonly issuer: StoredIssuer | null; readonly host: string },
): Issuer => issuer ?? issuerOn(services, host);

/**
 * Signature of text messages on a host. Signatures must be registered with the SMS service. Therefore only a brand name
 * that operators have published replaces the name of the platform. The name of an agency isn't used.
 */
export const smsSignatureOn = ({ site }: Pick<Services, 'site'>, host: string): string =>
  `【${site.brandOf(host)?.name || platformName}】`;

/** Note at the end of a document: the name of the issuer and, if there is one, the number of its licence. */
export const issuerNote = ({ name, licence }: Issuer): string =>
  `本文件由${name}提供${licence === '' ? '' : `，经营保险经纪业务许可证：${licence}`}。`;
