import { hydrateRoot } from 'react-dom/client';

import { everyGallery } from '../everyStory.tsx';
import { prefixOf, type ServerAnswer, storyPage } from './storyPage.tsx';

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

/** The lines of React's words in which the two differ; all of them where none does. */
function differencesIn(words: string): string {
  const lines = words.split('\n').filter((line) => /^\s*[-+] /.test(line));
  return lines.length === 0 ? words.slice(0, 600) : lines.map((line) => line.trim()).join('\n');
}

/** Brings every gallery to life from what the server answered, one after the other, and says which one complained. */
async function hydrateAll(): Promise<readonly string[]> {
  const answers: readonly ServerAnswer[] = await (await fetch('/pages')).json();
  const complaints: string[] = [];
  let current = '';
  const { error: show } = console;
  console.error = (...words: readonly unknown[]) => {
    complaints.push(`${current}: ${differencesIn(words.map(String).join(' '))}`);
    show(...words);
  };

  for (const [position, story] of everyGallery.entries()) {
    current = story.name;
    const answer = answers[position] ?? { error: 'the server knows no such story' };
    if ('error' in answer) {
      complaints.push(`${current}: ${answer.error}`);
      continue;
    }
    document.head.innerHTML = answer.styles;
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = answer.html;
    const root = hydrateRoot(container, storyPage(story), { identifierPrefix: prefixOf(position) });
    await settled();
    root.unmount();
    container.remove();
  }
  return complaints;
}

declare global {
  var hydrated: Promise<readonly string[]>;
}

globalThis.hydrated = hydrateAll();
