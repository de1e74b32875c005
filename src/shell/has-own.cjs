module.exports = Object.hasOwn
