module.exports = (target) => target
