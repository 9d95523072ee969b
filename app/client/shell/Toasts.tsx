// apart, so that what shows messages needn't be loaded before there can be one
export { ToastRegion as default } from '@tuanbao/library/components/Toast';
