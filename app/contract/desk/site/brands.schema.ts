import { type BrandFooter, brandFooters } from '@tuanbao/library/domain/site/hostBrand';
import { mixed, object } from 'yup';

import type { WiresOf } from '../../callSchemas.ts';
import { fileField } from '../../fileField.ts';
import { filledText, flag, listOf, nothing, shape, text, whole } from '../../wire/fields.ts';
import { reason } from '../fields.ts';

/** Maximum size of a logo that is uploaded, in bytes. */
export const mostLogoBytes = 500_000;

/** Host of a partner; empty for the platform's host. */
const host = () => text(255);

const brand = () =>
  shape({
    name: text(20),
    englishName: text(40),
    /** Id of an uploaded logo; empty for the default. */
    logo: text(36),
    /** Colour in the form `#rrggbb`; empty for the default. */
    colour: text(7),
    footer: mixed<BrandFooter>().oneOf(brandFooters).required(),
    licence: text(100),
    filing: text(100),
  });

/** A version of a brand. Version 0 is the default brand, which no operator has published. */
const versionWire = {
  version: whole(0, 1e9),
  brand: brand(),
  reason: text(300),
  publishedAt: text(40),
  publishedBy: text(60),
};

/** Schemas of the calls in `brands.ts`, by call name. */
export const brandSchemas = {
  hostBrands: {
    request: nothing(),
    response: shape({
      list: listOf(
        shape({
          host: host(),
          isPartnerHost: flag(),
          /** Name of the agency to which a partner's host belongs; empty if the host has no agency. */
          agency: text(100),
          ...versionWire,
        }),
        1000,
      ),
    }),
  },
  hostBrandVersions: {
    request: object({ host: host() }).noUnknown(),
    response: shape({ list: listOf(shape(versionWire), 101) }),
  },
  uploadLogo: {
    request: object({ file: fileField(mostLogoBytes) }).noUnknown(),
    response: shape({ logo: filledText(36) }),
  },
  publishHostBrand: {
    request: object({
      host: host(),
      brand: brand(),
      /** The version that the operator has seen. */
      version: whole(0, 1e9),
      reason: reason(),
    }).noUnknown(),
    response: shape({ version: whole(1, 1e9) }),
  },
};

/** Wire types of the calls in `brands.ts`, by call name. */
export type BrandWires = WiresOf<typeof brandSchemas>;
