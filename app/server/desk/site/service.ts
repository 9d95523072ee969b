import {
  endsBeforeItBegins,
  repeatedDays,
  type SiteContents,
  type SiteKind,
} from '@tuanbao/library/domain/site/siteContents';

import type { Acted, OperatorContext } from '../../operators/deskRoutes.ts';
import { operatorRefused } from '../../operators/operatorRefusal.ts';
import type { Services } from '../../services/services.ts';
import { addVersion, latestVersions } from '../../site/repository.ts';
import type { DatabaseTransaction } from '../../tables/database.ts';

type Needs = Pick<Services, 'site' | 'clock'>;

/**
 * Returns the contents that users see now, and for each published kind of content the version number, the time and the
 * operator of the last publication.
 */
export async function publishedContents({ site }: Needs, tx: DatabaseTransaction) {
  const versions = await latestVersions(tx);
  return {
    ...site.current(),
    versions: versions.map(({ kind, version, published_at, published_by }) => ({
      kind,
      version,
      publishedAt: published_at.toISOString(),
      publishedBy: published_by,
    })),
  };
}

/**
 * Checks a content before it is published. @throws Refusal 006004 when a day or an id occurs twice, or a notice ends
 * before it begins
 */
function refuseContent<Kind extends SiteKind>(kind: Kind, content: SiteContents[Kind]): void {
  const { closedDays = [], disclosures = [], agentNotices = [] }: Partial<SiteContents> = { [kind]: content };
  if (repeatedDays(closedDays).length > 0) throw operatorRefused('closedDayTwice');
  const ids = [...disclosures, ...agentNotices].map(({ id }) => id);
  if (new Set(ids).size < ids.length) throw operatorRefused('entryTwice');
  if (agentNotices.some(endsBeforeItBegins)) throw operatorRefused('noticeEndsFirst');
}

/**
 * Publishes content of one kind. This server instance shows the content immediately, all other instances within ten
 * seconds.
 * @throws Refusal 006004 when content of this kind was published after `version` was read, or the content isn't valid
 */
export async function publish<Kind extends SiteKind>(
  { site, clock }: Needs,
  { operator, tx }: OperatorContext,
  kind: Kind,
  { content, version }: { readonly content: SiteContents[Kind]; readonly version: number },
): Promise<Acted<{ version: number }>> {
  refuseContent(kind, content);
  const latest = (await latestVersions(tx)).find((each) => each.kind === kind)?.version ?? 0;
  const next = latest + 1;
  const entry = { kind, version: next, content, at: clock.now(), by: operator.userName };
  if (latest !== version || !(await addVersion(tx, entry))) throw operatorRefused('publishedMeanwhile');
  return { subject: `${kind} ${next}`, result: { version: next }, afterwards: () => site.refresh() };
}
