import '@tuanbao/library/styles.css';
import { hydrateRoot } from 'react-dom/client';

import { everyGallery } from '../everyStory.tsx';
import { prefixOf, type ServerAnswer, storyPage } from './storyPage.tsx';

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

/**
 * Returns the lines of React's message that show the differences. If there are no such lines, returns the beginning of
 * the message.
 */
function differencesIn(words: string): string {
  const lines = words.split('\n').filter((line) => /^[-+]\s{2,}/.test(line));
  return lines.length === 0 ? words.slice(0, 600) : lines.map((line) => line.trim()).join('\n');
}

/** A problem that React reports: the position of the gallery, and the message. */
interface Complaint {
  readonly position: number;
  readonly words: string;
}

/**
 * Hydrates galleries one after another, with the HTML from the server's response. @returns the problems that React
 * reports
 */
async function hydrateAll(positions: readonly number[]): Promise<readonly Complaint[]> {
  const answers: readonly ServerAnswer[] = await (await fetch('/pages')).json();
  const complaints: Complaint[] = [];
  let current = 0;
  const complain = (text: string) =>
    complaints.push({ position: current, words: `${everyGallery[current]?.name}: ${text}` });
  const { error: show } = console;
  console.error = (...words: readonly unknown[]) => {
    complain(differencesIn(words.map(String).join(' ')));
    show(...words);
  };

  for (const position of positions) {
    current = position;
    const story = everyGallery[position];
    const answer = answers[position] ?? { error: 'the server knows no such story' };
    if ('error' in answer || !story) {
      complain('error' in answer ? answer.error : 'there is no such story');
      continue;
    }
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = answer.html;
    const root = hydrateRoot(container, storyPage(story), { identifierPrefix: prefixOf(position) });
    await settled();
    root.unmount();
    container.remove();
  }
  console.error = show;
  return complaints;
}

declare global {
  /** Hydrates the galleries at these positions. Without positions, hydrates all galleries. */
  var hydrate: (positions?: readonly number[]) => Promise<readonly Complaint[]>;
}

globalThis.hydrate = (positions = [...everyGallery.keys()]) => hydrateAll(positions);
