// What the portal stands on, begun before it in a step of its own: together they would hold the page for too long.
import 'react-dom/client'
import 'antd/es/button'
