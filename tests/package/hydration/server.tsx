import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';

import { everyGallery, type StoryToRender } from '../everyStory.tsx';
import { prefixOf, type ServerAnswer, storyPage } from './storyPage.tsx';

function answerTo(story: StoryToRender, position: number): ServerAnswer {
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(sheet.collectStyles(storyPage(story)), { identifierPrefix: prefixOf(position) });
    return { html, styles: sheet.getStyleTags() };
  } catch (error) {
    return { error: String(error) };
  } finally {
    sheet.seal();
  }
}

process.stdout.write(JSON.stringify(everyGallery.map(answerTo)));
