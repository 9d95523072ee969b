import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement, ReactNode } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';

const Chinese = ({ children }: { children: ReactNode }) => <I18nProvider locale="zh-CN">{children}</I18nProvider>;

/** Renders an element with Chinese texts. `user` simulates the user's input. */
export const renderInChinese = (element: ReactElement) => ({
  ...render(element, { wrapper: Chinese }),
  user: userEvent.setup(),
});
