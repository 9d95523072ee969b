// Shows users of an outdated browser which browsers they can install. The code must run in such browsers, so it uses
// only the syntax of 2011. The build copies the code into the page.
(function () {
  function lacks() {
    try {
      return !(
        new RegExp('(?<=a)b').test('ab') && // supported since Safari 16.4
        'noModule' in document.createElement('script') &&
        'DecompressionStream' in window && // supported since Firefox 113
        CSS.supports('container-type', 'inline-size') && // supported since Chromium 105
        CSS.supports('height', '1dvh') // supported since Chromium 108
      );
      // oxlint-disable-next-line no-unused-vars -- these browsers support no catch clause without a name
    } catch (error) {
      return true;
    }
  }
  function say() {
    var notice = document.createElement('p');
    notice.id = 'old-browser';
    notice.setAttribute('role', 'alert');
    notice.style.cssText = 'margin:0;padding:12px 16px;background:#fff4ce;color:#3b2f00;font:16px/1.5 sans-serif';
    notice.textContent =
      '浏览器版本过低，本系统可能无法使用：请安装新版 Chrome、Edge、Firefox，或将 360、QQ 浏览器升级并切换到极速模式（Chromium 109 以上）；苹果设备请升级到 iOS 16.4 或 Safari 16.4 以上。' +
      ' This browser is too old: please install a current Chrome, Edge or Firefox, or update to iOS 16.4 or Safari 16.4.';
    document.body.insertBefore(notice, document.body.firstChild);
  }
  if (!lacks()) return;
  if (document.body) say();
  else document.addEventListener('DOMContentLoaded', say);
})();
