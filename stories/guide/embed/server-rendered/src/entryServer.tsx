import { renderToString } from 'react-dom/server';

import { Page } from './Page.tsx';

/** Renders the page to HTML. */
export const render = (): string => renderToString(<Page />);
