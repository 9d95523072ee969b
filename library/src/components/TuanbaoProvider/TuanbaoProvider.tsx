import {
  type CSSProperties,
  forwardRef,
  type ForwardRefExoticComponent,
  type ReactNode,
  type RefAttributes,
  useContext,
  useMemo,
  useState,
} from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { mergeRefs } from 'react-aria/mergeRefs';
import { UNSAFE_PortalProvider as PortalProvider } from 'react-aria/PortalProvider';

import { type Appearance, AppearanceContext, appearanceAttributes } from '../../foundation/appearance.ts';
import type { Locale } from '../../i18n/messagePack.ts';
import { ReplacedMessagesContext } from '../../i18n/ReplacedMessagesContext.ts';
import type { ReplacedMessages } from '../../i18n/replaceMessages.ts';
import * as S from './TuanbaoProvider.styles.ts';
import { useMissingStyles } from './useMissingStyles.ts';
import { useOverlayContainer } from './useOverlayContainer.tsx';
import { GivenMessagesContext, useReplacedMessages } from './useReplacedMessages.ts';
import { useStyleNonce } from './useStyleNonce.ts';

export interface TuanbaoProviderProps extends Appearance {
  /**
   * Language of texts, dates and numbers: a BCP 47 tag. The library has Chinese texts for all tags that begin with
   * `zh`, and English texts for all other tags. Use `messages` to add texts of other locales. Components without a
   * provider use the browser's language.
   * @default the language of the surrounding provider, otherwise 'zh-CN'
   */
  locale?: Locale | undefined;
  /**
   * Your own texts. They replace texts of the library, or add the texts of another locale. Create them with
   * `replaceMessages`. If a text is missing in the other locale, the text of the library is shown; in development, the
   * console reports this once. Create the array once, outside of rendering.
   * @default the texts of the library
   */
  messages?: readonly ReplacedMessages[] | undefined;
  /**
   * The nonce that the page's Content Security Policy allows for `style-src`. Only react-aria needs it, for two rules
   * about scrolling on touch screens. If the page has an element `<meta property="csp-nonce">`, the nonce of that
   * element is used instead. The library's own styles are in its style sheet.
   * @default none
   */
  nonce?: string | undefined;
  /**
   * Parent of all overlays, except overlays that open inside a dialog or a fixed bar of the page.
   * @default an element that the provider adds at the end of its shadow root or of the body
   */
  portalContainer?: HTMLElement | undefined;
  /** The components that use the settings of the provider. */
  children?: ReactNode;
  /** Class name of the outermost element that the component renders. */
  className?: string | undefined;
  /** Inline style of the outermost element that the component renders. */
  style?: CSSProperties | undefined;
}

/**
 * Sets the language, the appearance and the parent of overlays for all components in `children`. The provider renders
 * an element with this appearance. Unless `portalContainer` is given, it also renders an element for overlays with the
 * same appearance. Components also work without a provider. The ref is the outermost element.
 */
export const TuanbaoProvider: ForwardRefExoticComponent<TuanbaoProviderProps & RefAttributes<HTMLDivElement>> =
  forwardRef<HTMLDivElement, TuanbaoProviderProps>(function TuanbaoProvider(props, ref) {
    const { locale: ownLocale, messages, nonce, portalContainer, children, className, style } = props;
    const outer = useContext(AppearanceContext);
    const locale = ownLocale ?? outer.locale;
    const { theme = outer.theme, contrast = outer.contrast, density = outer.density, brand = outer.brand } = props;
    const appearance = useMemo(
      () => ({ locale, theme, contrast, density, brand }),
      [locale, theme, contrast, density, brand],
    );
    const [root, setRoot] = useState<HTMLElement | null>(null);
    const overlays = useOverlayContainer(root, appearance, portalContainer);
    const take = useMemo(() => mergeRefs<HTMLDivElement>(ref, setRoot), [ref]);
    const { given, byPack } = useReplacedMessages(messages, locale);
    useStyleNonce(nonce);
    useMissingStyles(root);

    return (
      <AppearanceContext.Provider value={appearance}>
        <I18nProvider locale={locale}>
          <GivenMessagesContext.Provider value={given}>
            <ReplacedMessagesContext.Provider value={byPack}>
              <PortalProvider getContainer={overlays.getContainer}>
                <S.Root {...appearanceAttributes(appearance)} ref={take} className={className} style={style}>
                  {children}
                </S.Root>
                {overlays.container}
              </PortalProvider>
            </ReplacedMessagesContext.Provider>
          </GivenMessagesContext.Provider>
        </I18nProvider>
      </AppearanceContext.Provider>
    );
  });
