import { until } from './driver.ts';
import type { User } from './user.ts';

/** Galleries that are opened, by the ids of their stories. */
const stories = [
  'components-cascader--gallery',
  'widgets-persontable--gallery',
  'components-datefield--gallery',
  'components-dialog--gallery',
  'components-toast--gallery',
  'components-fileupload--gallery',
];

const isPlayed = (): string => {
  const { classList } = document.body;
  if (classList.contains('sb-show-errordisplay') || classList.contains('sb-show-nopreview')) {
    return document.querySelector('#error-message, .sb-nopreview')?.textContent ?? 'the story failed';
  }
  return classList.contains('sb-show-main') && document.querySelector('#storybook-root > *') ? 'shown' : '';
};

/** Opens the galleries of a built Storybook. @throws Error where one fails */
export async function openGalleries({ browser }: User, url: string): Promise<void> {
  for (const id of stories) {
    await browser.open(`${url}/iframe.html?id=${id}&viewMode=story`);
    const outcome = await until(id, () => browser.run(isPlayed));
    if (outcome !== 'shown') throw new Error(`${id}: ${outcome}`);
  }
}
