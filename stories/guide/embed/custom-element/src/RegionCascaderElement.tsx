import { enableShadowDOM } from '@react-stately/flags';
import { TuanbaoProvider } from '@tuanbao/library/components/TuanbaoProvider';
import { RegionCascader } from '@tuanbao/library/widgets/RegionCascader';
import { createRoot, type Root } from 'react-dom/client';

import styles from '@tuanbao/library/widgets/RegionCascader/styles.css?inline';
import tokens from '@tuanbao/tokens/tokens.css?inline';

// react-aria handles focus and presses in shadow roots only if this function is called before the first render.
enableShadowDOM();

/**
 * The cascader's styles and the variables inside the shadow root. The variables are defined on the element itself, so that
 * the page doesn't need the style sheets of the library.
 */
const sheet = new CSSStyleSheet();
sheet.replaceSync(`${tokens.replaceAll(':root', ':host')}\n${styles}\n:host { display: block; }`);

/**
 * `<tuanbao-region-cascader label="…" value="440305">`. When the user selects a region, the element sends a `change`
 * event. The `value` of the element is then the code of the region.
 */
export class RegionCascaderElement extends HTMLElement {
  static readonly observedAttributes = ['label', 'value', 'theme'];
  #root: Root | null = null;

  get value(): string {
    return this.getAttribute('value') ?? '';
  }

  connectedCallback(): void {
    const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = [sheet];
    this.#root = createRoot(shadow.appendChild(document.createElement('div')));
    this.#render();
  }

  disconnectedCallback(): void {
    this.#root?.unmount();
    this.#root = null;
    this.shadowRoot?.replaceChildren();
  }

  attributeChangedCallback(): void {
    this.#render();
  }

  #render(): void {
    if (!this.shadowRoot) return;
    this.#root?.render(
      <TuanbaoProvider locale="zh-CN" theme={this.getAttribute('theme') === 'dark' ? 'dark' : 'light'}>
        <RegionCascader
          label={this.getAttribute('label') ?? ''}
          value={Number(this.value)}
          onChange={(code) => {
            this.setAttribute('value', code === 0 ? '' : String(code));
            this.dispatchEvent(new Event('change'));
          }}
        />
      </TuanbaoProvider>,
    );
  }
}
