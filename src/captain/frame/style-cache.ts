import createCache from '@emotion/cache'

/** Emotion's styles for current browsers: with one vendor prefix instead of all, and without rules for old Firefox. */
export const styleCache = createCache({
  key: 'css',
  stylisPlugins: [
    (element) => {
      // Safari alone.
      if (element.props === 'user-select') element.return = `-webkit-${element.value}${element.value}`
      // Each of these would be refused with an error, which Emotion catches.
      if (element.type === 'rule' && /::-moz-|:-ms-/.test(String(element.props))) element.children = []
      return undefined
    },
  ],
})
