import { renderToString } from 'react-dom/server';

import { everyGallery, type StoryToRender } from '../everyStory.tsx';
import { prefixOf, type ServerAnswer, storyPage } from './storyPage.tsx';

function answerTo(story: StoryToRender, position: number): ServerAnswer {
  try {
    return { html: renderToString(storyPage(story), { identifierPrefix: prefixOf(position) }) };
  } catch (error) {
    return { error: String(error) };
  }
}

process.stdout.write(JSON.stringify(everyGallery.map(answerTo)));
