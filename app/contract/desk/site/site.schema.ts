import { type SiteKind, siteKinds } from '@tuanbao/library/domain/site/siteContents';
import { mixed, object } from 'yup';

import type { WiresOf } from '../../callSchemas.ts';
import { day, filledLines, filledText, listOf, nothing, shape, text, whole } from '../../wire/fields.ts';
import { reason } from '../fields.ts';

const closedDays = () => listOf(shape({ day: day(), reason: filledText(60) }), 400);

const disclosures = () =>
  listOf(
    shape({
      id: filledText(40).matches(/^[A-Za-z0-9-]+$/),
      title: filledText(60),
      publishedOn: day(),
      paragraphs: listOf(filledLines(2000), 40),
    }),
    40,
  );

const footer = () => shape({ licence: text(100), filing: text(100) });

const agentNotices = () => listOf(shape({ id: filledText(60), text: filledText(300), from: day(), until: day() }), 50);

/** Fields of every publication: the version that the operator has seen, and the reason. */
const publication = { version: whole(0, 1e9), reason: reason() };

/** Response to a publication: the new version. */
const published = () => shape({ version: whole(1, 1e9) });

/** Schemas of the calls in `site.ts`, by call name. */
export const siteSchemas = {
  siteContents: {
    request: nothing(),
    response: shape({
      closedDays: closedDays(),
      disclosures: disclosures(),
      footer: footer(),
      agentNotices: agentNotices(),
      /**
       * For each kind of content that was published: the latest version. The content of a kind that isn't in this list
       * comes from the catalogue or the settings of the server.
       */
      versions: listOf(
        shape({
          kind: mixed<SiteKind>().oneOf(siteKinds).required(),
          version: whole(1, 1e9),
          publishedAt: text(40),
          publishedBy: text(60),
        }),
        siteKinds.length,
      ),
    }),
  },
  publishClosedDays: {
    request: object({ content: closedDays(), ...publication }).noUnknown(),
    response: published(),
  },
  publishDisclosures: {
    request: object({ content: disclosures(), ...publication }).noUnknown(),
    response: published(),
  },
  publishFooter: { request: object({ content: footer(), ...publication }).noUnknown(), response: published() },
  publishAgentNotices: {
    request: object({ content: agentNotices(), ...publication }).noUnknown(),
    response: published(),
  },
};

/** Wire types of the calls in `site.ts`, by call name. */
export type SiteWires = WiresOf<typeof siteSchemas>;
