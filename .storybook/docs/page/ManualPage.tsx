import {
  Canvas,
  Controls,
  DocsContext,
  type DocsContextProps,
  DocsPage,
  Source,
  useOf,
} from '@storybook/addon-docs/blocks';
import { type ReactElement, type ReactNode, Suspense, useContext, useState } from 'react';

import type { Facts } from '../facts/facts.ts';
import { importLine, replacementNote } from '../importLine.ts';
import { Anatomy } from './Anatomy.tsx';
import { KeyboardTable, MessageTable, TokenList } from './FactSections.tsx';
import { Choice, Head } from './ManualHead.tsx';
import { type LiveManual, manualOf, pageOf } from './manualOf.ts';
import * as S from './ManualPage.styles.ts';
import { type PageWords, usePageWords } from './pageWords.ts';
import { Pictures } from './Pictures.tsx';
import { ExportSection, TypeSection } from './PropsTable.tsx';
import { useScheme } from './Scheme.ts';
import { PageLink, Words } from './Words.tsx';

/** The docs page of a component or widget. Stories without a manual page get Storybook's own docs page. */
export default function ManualPage(): ReactElement {
  const { preparedMeta } = useOf('meta', ['meta']);
  const page = manualOf(preparedMeta.title);
  return page ? <Manual page={page} /> : <DocsPage />;
}

/**
 * The page of a component without stories, for example of a provider, which shows nothing itself.
 *
 * @throws Error when the component has no manual
 */
export function ManualOf({ name }: { readonly name: string }): ReactElement {
  const page = manualOf(name);
  if (!page) throw new Error(`no manual of ${name}`);
  return <Manual page={page} />;
}

function Manual({ page }: { readonly page: LiveManual }): ReactElement {
  const { manual, facts } = page;
  return (
    <S.Page className="sb-unstyled">
      <Head page={page} />
      <Choice page={page} />
      {page.pictures.length > 0 ? (
        <Part title="pictures">
          <Pictures page={page} />
        </Part>
      ) : null}
      <FirstStory frameHeight={manual.frameHeight} />
      <Part title="example">
        <p>
          <ImportSource facts={facts} />
        </p>
        <LiveExample page={page} />
        <Code source={page.source} />
      </Part>
      {manual.anatomy ? (
        <Part title="anatomy">
          <Anatomy parts={manual.anatomy} Example={page.Example} />
        </Part>
      ) : null}
      <Part title="props">
        {facts.exports.map((fact) => (
          <ExportSection key={fact.name} fact={fact} isAlone={facts.exports.length === 1} />
        ))}
        {facts.types.map((fact) => (
          <TypeSection key={fact.name} fact={fact} />
        ))}
      </Part>
      {manual.keyboard.length > 0 ? (
        <Part title="keyboard">
          <KeyboardTable keyboard={manual.keyboard} />
        </Part>
      ) : null}
      <Part title="accessibility">
        <S.Notes>
          {manual.accessibility.map((note) => (
            <li key={note}>
              <Words>{note}</Words>
            </li>
          ))}
        </S.Notes>
      </Part>
      <Made facts={facts} />
      <OtherStories frameHeight={manual.frameHeight} />
    </S.Page>
  );
}

function Part({ title, children }: { readonly title: keyof PageWords; readonly children: ReactNode }): ReactElement {
  const words = usePageWords();
  return (
    <S.Section>
      <h2 id={title}>{words[title]}</h2>
      {children}
    </S.Section>
  );
}

function ImportSource({ facts }: { readonly facts: Facts }): ReactElement {
  return (
    <>
      {usePageWords().exampleText} <code>{importLine(facts)}</code>
    </>
  );
}

function Code({ source }: { readonly source: string }): ReactElement {
  return <Source code={source} language="tsx" dark={useScheme() === 'dark'} />;
}

interface Framed {
  /** Height in CSS pixels of the frame that each story gets. If undefined, the stories are in the page itself. */
  readonly frameHeight: number | undefined;
}

/**
 * Returns the story that is shown immediately (`first`) and the other stories. If stories are shown in frames, `first`
 * is the first story without a play function, if such a story exists. The user opens the other frames by a press,
 * because frames take the focus from each other while play functions run.
 */
function useStories({ frameHeight }: Framed) {
  const stories = useContext(DocsContext).componentStories();
  const quiet = frameHeight === undefined ? undefined : stories.find((story) => !story.playFunction);
  const first = quiet ?? stories[0];
  return { first, others: stories.filter((story) => story !== first) };
}

function FirstStory({ frameHeight }: Framed): ReactElement | null {
  const { first } = useStories({ frameHeight });
  if (!first) return null;
  return (
    <Part title="tryIt">
      <StoryCanvas story={first} frameHeight={frameHeight} />
      <Controls of={first.moduleExport} />
    </Part>
  );
}

function OtherStories({ frameHeight }: Framed): ReactElement | null {
  const { others } = useStories({ frameHeight });
  if (others.length === 0) return null;
  return (
    <Part title="states">
      {others.map((story) =>
        frameHeight === undefined ? (
          <S.Section key={story.id}>
            <h3 id={story.id}>{story.name}</h3>
            <StoryCanvas story={story} frameHeight={undefined} />
          </S.Section>
        ) : (
          <OnDemand key={story.id} title={story.name}>
            <StoryCanvas story={story} frameHeight={frameHeight} />
          </OnDemand>
        ),
      )}
    </Part>
  );
}

type PreparedStory = ReturnType<DocsContextProps['componentStories']>[number];

function StoryCanvas({ story, frameHeight }: Framed & { readonly story: PreparedStory }): ReactElement {
  const frame = frameHeight === undefined ? {} : { inline: false, height: `${frameHeight}px` };
  return <Canvas of={story.moduleExport} story={frame} />;
}

function OnDemand({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <S.Details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen ? children : null}
    </S.Details>
  );
}

function LiveExample({ page: { Example } }: { readonly page: LiveManual }): ReactElement {
  return (
    <S.Frame>
      <Suspense fallback={null}>
        <Example />
      </Suspense>
    </S.Frame>
  );
}

/** Lists what the folder uses: tokens, messages, and other parts of the library. */
function Made({ facts }: { readonly facts: Facts }): ReactElement {
  const words = usePageWords();
  const linked = facts.uses.filter((name) => pageOf(name) !== null);
  return (
    <>
      {facts.packs.length > 0 ? (
        <Part title="messages">
          <p>
            <Words>{replacementNote(facts)}</Words>
          </p>
          {facts.packs.map((pack) => (
            <MessageTable key={pack.file} pack={pack} />
          ))}
        </Part>
      ) : null}
      {facts.tokens.length > 0 ? (
        <Part title="tokens">
          <p>{words.tokensText}</p>
          <TokenList tokens={facts.tokens} />
        </Part>
      ) : null}
      {linked.length > 0 ? (
        <Part title="builtFrom">
          <S.Links>
            {linked.map((name) => (
              <PageLink key={name} to={pageOf(name) ?? ''}>
                {name}
              </PageLink>
            ))}
          </S.Links>
        </Part>
      ) : null}
    </>
  );
}
