// React decides by NODE_ENV, when it is first imported, which of its two builds it is; the other one renders six
// times slower. So this comes before every other import of a command that renders.
process.env.NODE_ENV = 'production'
