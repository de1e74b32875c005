// lodash clears an object's Symbol.toStringTag, asks for its class and puts the tag back; in modules that throws.
module.exports = (value) => Object.prototype.toString.call(value)
