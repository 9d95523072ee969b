import { Card } from '@tuanbao/library/components/Card';
import { Notice } from '@tuanbao/library/components/Notice';
import { brandNameIn, type HostBrand } from '@tuanbao/library/domain/site/hostBrand';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type BrandTheme, createTheme } from '@tuanbao/tokens/createTheme';
import type { CSSProperties, ReactElement } from 'react';

import { useObservable } from '../../client/platform/observable/useObservable.ts';
import { useServices } from '../../client/platform/services/services.ts';
import { logoAddress } from '../../contract/desk/site/brands.ts';
import { messages } from './brands.messages.ts';
import * as B from './brands.styles.ts';

/** Returns the theme that the library creates from a brand colour; null if the colour is empty or invalid. */
const themeOf = (colour: string): BrandTheme | null =>
  /^#[\da-f]{6}$/i.test(colour) ? createTheme({ brand: colour, name: 'preview' }) : null;

const shortContrast = (contrast: number): string => (Math.floor(contrast * 10) / 10).toFixed(1);

/** For each theme, the step of the brand's colour scale that has the accent colour. */
const accents = { light: 600, dark: 300 } as const;

export interface BrandPreviewProps {
  /** The brand in the editor, with the changes that aren't published yet. */
  readonly brand: HostBrand;
  readonly isPartnerHost: boolean;
}

/** Preview of a brand in the light and the dark theme, with the generated colours and their contrasts. */
export function BrandPreview({ brand, isPartnerHost }: BrandPreviewProps): ReactElement {
  const words = useMessages(messages);
  const theme = themeOf(brand.colour);
  return (
    <Card title={words.preview}>
      <B.Previews>
        {brand.colour !== '' && theme === null ? <Notice tone="warning">{words.colourInvalid}</Notice> : null}
        {theme?.adjustments.map(({ given, used, contrast }) => (
          <Notice key={given} tone="warning" title={words.adjustedTitle}>
            {words.adjusted(given, shortContrast(contrast), used)}
          </Notice>
        ))}
        {(['light', 'dark'] as const).map((scheme) => (
          <section key={scheme} aria-label={words.themes[scheme]}>
            <h3>{words.themes[scheme]}</h3>
            <Sample brand={brand} theme={theme} scheme={scheme} isPartnerHost={isPartnerHost} />
            {theme ? (
              <p>{words.contrast(theme.steps[accents[scheme]], shortContrast(theme.contrasts[scheme]))}</p>
            ) : null}
          </section>
        ))}
        {theme ? <Steps theme={theme} /> : null}
      </B.Previews>
    </Card>
  );
}

interface SampleProps extends BrandPreviewProps {
  readonly theme: BrandTheme | null;
  readonly scheme: 'dark' | 'light';
}

/** Sample of the agents' pages with a brand: header, button, link, selected row and footer. */
function Sample({ brand, theme, scheme, isPartnerHost }: SampleProps): ReactElement {
  const words = useMessages(messages);
  const { settings } = useServices();
  const { locale } = useObservable(settings);
  const name = brandNameIn(brand, locale === 'en-US') || words.sampleName[isPartnerHost ? 'partner' : 'own'];
  const style: CSSProperties = { colorScheme: scheme, ...theme?.variables };
  const logo = brand.logo !== '' ? logoAddress(brand.logo) : isPartnerHost ? '' : '/favicon.svg';
  return (
    <B.Sample data-theme={scheme} data-brand={theme ? 'preview' : 'tuanbao'} style={style}>
      <B.SampleHeader>
        {logo === '' ? null : <img src={logo} alt="" />}
        <span>{name}</span>
      </B.SampleHeader>
      <B.SampleBody>
        <B.SampleButton>{words.sampleButton}</B.SampleButton>
        <B.SampleLink>{words.sampleLink}</B.SampleLink>
        <B.SampleSelected>{words.sampleSelected}</B.SampleSelected>
      </B.SampleBody>
      <B.SampleFooter>{words.footers[brand.footer]}</B.SampleFooter>
    </B.Sample>
  );
}

/** The steps of the colour scale that is generated from the brand colour, by their numbers. */
function Steps({ theme }: { readonly theme: BrandTheme }): ReactElement {
  const words = useMessages(messages);
  return (
    <section>
      <h3>{words.colours}</h3>
      <B.Steps>
        {Object.entries(theme.steps).map(([step, colour]) => (
          <li key={step}>
            <B.Swatch style={{ background: colour }} />
            {words.step(Number(step), colour)}
          </li>
        ))}
      </B.Steps>
    </section>
  );
}
