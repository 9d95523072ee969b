import { initialBrand } from '@tuanbao/library/domain/site/hostBrand';

import type { Services } from './services.ts';

/** Name of the platform in Chinese, on documents and messages of hosts for which no brand was published. */
const platformName = '团保';

/**
 * The issuer of a document, or the sender of a mail to a customer: the brand of the host on which the order was made.
 */
export interface Issuer {
  readonly name: string;
  /**
   * Number of the brokerage licence that the footer of the host's pages shows; empty when the footer shows no number.
   */
  readonly licence: string;
  /** True when the issuer is the platform, because the host has neither a brand with a name nor an agency. */
  readonly isPlatform: boolean;
}

/**
 * The issuer of documents and mails on a host. `host` is empty for the platform's own host. The issuer has the
 * published name of the brand. If no name is published, the issuer is the agency on a partner's host, and the platform
 * otherwise.
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

/**
 * Signature of text messages on a host. Signatures must be registered with the SMS service. Therefore only a brand name
 * that operators have published replaces the name of the platform. The name of an agency isn't used.
 */
export const smsSignatureOn = ({ site }: Pick<Services, 'site'>, host: string): string =>
  `【${site.brandOf(host)?.name || platformName}】`;

/** Words about the issuer at the end of a document. */
export const issuerNote = ({ name, licence }: Issuer): string =>
  `本文件由${name}提供${licence === '' ? '' : `，经营保险经纪业务许可证：${licence}`}。`;
